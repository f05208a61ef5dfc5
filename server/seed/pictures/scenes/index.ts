import { type ShapeName, shapeNames } from '../shapes/index';
import type { PictureSpec } from '../types';
import { product } from './product';

export type SceneName = ShapeName;
export const sceneNames: readonly SceneName[] = shapeNames;

/** SVG of that scene. */
export function draw(spec: PictureSpec): string {
  return product(spec.scene, spec);
}
