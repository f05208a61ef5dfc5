import { Ink, type Kit } from '../ink'
import { palette } from '../palettes'
import { rng } from '../rng'
import { type ShapeName, shapes } from '../shapes/index'
import type { SceneSpec } from '../types'
import { avatar } from './avatars'
import { type GlyphName, glyphs, icon } from './icons'
import { bar, library, tearoom } from './houses'
import { logoQingshi, logoRimba } from './logos'
import { market } from './market'
import { cinema, concert } from './night'
import { mountain, teagarden, terraces } from './land'
import { product } from './product'
import { qr } from './qr'
import { riverside } from './riverside'
import { batikStudio, craft, pottery } from './workshops'
import { type TableauName, tableau, tableaux } from './tableau'

const outdoors = { mountain, terraces, teagarden, market, riverside, concert, cinema }
const indoors = { pottery, batikStudio, craft, library, bar, tearoom }
/** Scenes that fill any frame: banners, covers, posters. */
const places = { ...outdoors, ...indoors, avatar, logoQingshi, logoRimba } as const satisfies Record<
  string,
  (kit: Kit, w: number) => string
>

type PlaceName = keyof typeof places
type IconName = `icon-${GlyphName}`

/** Object (a product still life), `table…` (several objects), place, icon, mark, avatar or QR code. */
export type SceneName = ShapeName | TableauName | PlaceName | IconName | 'qr'

/** Everything that decides a picture; the same spec always gives the same bytes of SVG. */
export interface PictureSpec extends SceneSpec {
  scene: SceneName
}

const isShape = (s: SceneName): s is ShapeName => s in shapes
const isTableau = (s: SceneName): s is TableauName => s in tableaux
const isPlace = (s: SceneName): s is PlaceName => s in places

export const sceneNames = [
  ...Object.keys(shapes),
  ...Object.keys(tableaux),
  ...Object.keys(places),
  ...Object.keys(glyphs).map((g) => `icon-${g}`),
] as SceneName[]

/** SVG of that scene in that frame. */
export function draw(spec: PictureSpec): string {
  const { scene } = spec
  if (scene === 'qr') return qr(spec.text ?? '', spec.width)
  if (isShape(scene)) return product(scene, spec)
  const kit: Kit = { ink: new Ink(), p: palette(spec.palette), rnd: rng(spec.seed) }
  const w = (100 * spec.width) / spec.height
  const body = isTableau(scene)
    ? tableau(scene, kit, w)
    : isPlace(scene)
      ? places[scene](kit, w)
      : icon(scene.slice(5) as GlyphName, kit)
  return kit.ink.document(spec.width, spec.height, body)
}
