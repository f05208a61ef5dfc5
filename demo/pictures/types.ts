import type { PaletteName } from './palettes'

/**
 * Framings of a product: the whole object, nearer, with a twin, among companions, its surface, beside its carton, held
 * in two hands, or as a customer takes it with a phone.
 */
export const shotNames = ['hero', 'close', 'pair', 'scene', 'detail', 'box', 'hand', 'snap'] as const
export type Shot = (typeof shotNames)[number]

/** Everything that decides how a scene is drawn. */
export interface SceneSpec {
  palette: PaletteName
  /** Varies form, staging and props; a product's pictures share it so that the object stays the same object. */
  seed: number
  /** Pixels. */
  width: number
  height: number
  /** Products only; `hero` when absent. */
  shot?: Shot
  /** `qr` only: what the code says. */
  text?: string
}
