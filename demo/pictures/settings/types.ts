import type { Kit } from '../ink'

/** Frame of a setting: width of the picture, height of the table's edge and of the floor that things stand on. */
export interface Frame {
  w: number
  horizon: number
  floor: number
}

/** Light and surface around a still life. */
export interface Setting {
  /** Behind everything. */
  back: string
  /** Over everything: shade of the corners. */
  front: string
  /** Opacity of the sharp shadow that a low sun throws to the right; none in soft light. */
  sharpShadow?: number
  /** Units by which things stand higher here; 0 when absent. */
  rise?: number
}

export type SettingOf = (kit: Kit, frame: Frame) => Setting
