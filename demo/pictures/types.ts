import type { PaletteName } from './palettes'

/** The framing of a product: the whole object, nearer, with a twin, or among companions. */
export type Shot = 'hero' | 'close' | 'pair' | 'scene'

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
