import type { PaletteName } from './palettes'
import type { SceneName } from './scenes/index'

/** The framing of a product: the whole object, nearer, with a twin, or among companions. */
export type Shot = 'hero' | 'close' | 'pair' | 'scene'

/** Everything that decides a picture; the same spec always gives the same bytes of SVG. */
export interface PictureSpec {
  scene: SceneName
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

/** Point in scene units: the picture is 100 units high, x to the right, y down. */
export type Pt = readonly [x: number, y: number]
