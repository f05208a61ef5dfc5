import { dark, light, mix } from '../color'
import { alpha, at, castShadow, ellipse, f, group, Ink, type Kit, path, rect, soft } from '../ink'
import { type Palette, palette } from '../palettes'
import { rng } from '../rng'
import { lathe } from '../shapes/lathe'
import { branch } from '../shapes/plants'
import { type ShapeName, shapes } from '../shapes/index'
import type { SettingName } from '../settings/index'
import { type SceneSpec, type Shot, shotNames } from '../types'
import { hands } from './hands'
import { stage } from './stage'

/** Shapes that hang on the wall or from above: no table under them, so the horizon drops. */
const hanging = new Set<ShapeName>(['scarf', 'batikCloth', 'apron', 'clock', 'pendant'])

/** Small things come nearer, so that each fills the frame alike; 1.2 when absent. */
const nearness: Partial<Record<ShapeName, number>> = {
  cup: 1.75,
  mug: 1.5,
  bowl: 1.45,
  dishes: 1.45,
  incense: 1.25,
  leaves: 1.45,
  gaiwan: 1.5,
  candle: 1.45,
  tin: 1.4,
  teapot: 1.3,
  jar: 1.45,
  soap: 1.4,
  pens: 1.25,
  basket: 1.4,
  cakes: 1.4,
  tray: 1.3,
  spices: 1.3,
  beans: 1.4,
  bottle: 1.3,
  diffuser: 1.2,
  teaset: 1.25,
  dripper: 1.3,
  umbrella: 1.1,
  plate: 1.3,
  sauce: 1.25,
  ticket: 1.35,
  vase: 1.3,
}

/** The shapes that can stand beside a product in its `scene` shot. */
const companions: readonly ShapeName[] = ['cup', 'books', 'candle', 'dishes', 'plant', 'vase']

function companion(kit: Kit, own: ShapeName): string {
  const pick = companions.filter((c) => c !== own)
  const name = pick[kit.rnd.int(pick.length)] ?? 'cup'
  // Muted, so that the product keeps the eye.
  const p = { ...kit.p, main: mix(kit.p.second, kit.p.wallShade, 0.35), second: mix(kit.p.main, kit.p.second, 0.6) }
  return shapes[name]({ ...kit, p })
}

const pebble = (kit: Kit): string =>
  castShadow(kit, 7) +
  lathe(kit, {
    profile: [
      [2, 0],
      [3.6, 1.2],
      [3, 2.6],
      [0.6, 3.2],
    ],
    color: kit.p.tableShade,
    gloss: 0,
  })

/** Carton of the shop, its lid leaning on it, with tissue that shows. */
function carton({ ink, p }: Kit): string {
  const card = mix(p.table, '#c9a77c', 0.5)
  const front = ink.linear(
    [
      [0, light(card, 0.12)],
      [1, dark(card, 0.1)],
    ],
    1,
    0.4,
  )
  return (
    soft(ink, 6, 1, 34, 5, p.deep, 0.4) +
    path('M14 -27L30 -33L38 -6L22 0Z', dark(card, 0.16)) +
    path('M16.4 -25L29 -29.8L35.4 -7.4L22.6 -2.6Z', light(card, 0.2)) +
    path('M-20 -23C-14 -33 -8 -25 -3 -31C3 -35 6 -25 14 -30L20 -22Z', light(p.second, 0.45)) +
    path('M-12 -25L-8 -30L-4 -25L2 -31L8 -25Z', dark(light(p.second, 0.45), 0.08)) +
    rect(-22, -23, 44, 23, front, 0.8) +
    rect(-22, -23, 44, 1.2, light(card, 0.5), 0.6) +
    rect(-9, -17, 18, 10.5, light(p.wall, 0.5), 0.8) +
    ellipse(0, -12.6, 2.5, 2.5, p.main) +
    rect(-5, -9, 10, 0.7, p.deep, 0.3, alpha(0.5))
  )
}

/** Object and place of a shot, from which its row of `shots` draws the body of the picture. */
interface Shoot {
  kit: Kit
  cx: number
  y: number
  scale: number
  /** The object of that seed; another `salt` is another of its kind. */
  draw: (salt?: number, colors?: Partial<Palette>) => string
  name: ShapeName
  isHanging: boolean
}

const shots: Record<Shot, (shoot: Shoot) => string> = {
  hero: ({ kit, cx, y, scale, draw, isHanging }) => {
    const prop = kit.rnd.int(4)
    const beside =
      prop === 0
        ? at(cx + 31, y + 3, pebble(kit)) + at(cx + 36, y + 7, pebble(kit), 0.7)
        : prop === 1
          ? at(cx - 40, y + 8, branch(kit, 22), 1, 70)
          : ''
    return beside + at(cx, y, draw(), isHanging ? 1.18 : scale)
  },
  close: ({ cx, y, scale, draw }) =>
    group(at(cx - 3, y, draw(), scale * 0.92), `translate(${f(-cx * 0.55)} -34) scale(1.5)`),
  detail: ({ cx, y, scale, draw }) =>
    group(
      at(cx + 4, y, draw(), scale),
      `translate(${f(-cx * 1.5)} ${f(-y * 1.5)}) scale(2.6) rotate(-6 ${f(cx)} ${f(y)})`,
    ),
  pair: ({ kit, cx, y, scale, draw }) =>
    at(cx + 19, y - 6, draw(8, { main: kit.p.second, second: kit.p.main }), scale * 0.68) +
    at(cx - 12, y + 3, draw(), scale * 0.84),
  scene: ({ kit, cx, y, scale, draw, name }) =>
    at(cx + 27, y - 9, companion(kit, name), 0.72) +
    at(cx - 8, y + 2, draw(), scale * 0.92) +
    at(cx - 36, y + 7, at(0, 0, soft(kit.ink, 4, 1, 18, 3, kit.p.deep, 0.25) + branch(kit, 26), 1, 74)),
  box: ({ kit, cx, y, scale, draw }) =>
    at(cx + 14, y - 2, carton(kit), 1.05) + at(cx - 20, y + 6, draw(), scale * 0.72),
  hand: ({ kit, cx, y, scale, draw }) => at(cx, y - 8, draw(), scale) + hands(kit, cx, y - 8, 21 * scale, 18 * scale),
  snap: ({ kit, cx, y, scale, draw }) =>
    at(cx + kit.rnd.range(-9, 9), y + kit.rnd.range(-2, 5), draw(), scale * kit.rnd.range(0.95, 1.2)),
}
/** Shots in which a hanging thing has no place: it is shown whole. */
const standing: readonly Shot[] = ['pair', 'scene', 'box', 'hand', 'snap']
/** Settings of a shot, where not all of them fit. */
const settingsOf: Partial<Record<Shot, readonly SettingName[]>> = {
  box: ['morning', 'tiles', 'linen', 'studio', 'disc'],
  hand: ['morning', 'tiles', 'arch', 'studio', 'slats'],
  snap: ['morning', 'tiles', 'board', 'linen', 'dusk'],
}
/** How far the backdrop comes near, with the object before it. */
const backdropScale: Partial<Record<Shot, number>> = { close: 1.4, detail: 2 }

/** Still life of one object in its setting. */
export function product(name: ShapeName, spec: SceneSpec): string {
  const ink = new Ink()
  const p = palette(spec.palette)
  const isHanging = hanging.has(name)
  const request = spec.shot ?? 'hero'
  const shot = isHanging && standing.includes(request) ? 'hero' : request
  const w = (100 * spec.width) / spec.height
  const dice = rng(spec.seed)
  const kit: Kit = { ink, p, rnd: dice.fork(100 + shotNames.indexOf(shot)) }
  const draw = (salt = 7, colors: Partial<Palette> = {}) =>
    shapes[name]({ ink, p: { ...p, ...colors }, rnd: dice.fork(salt) })
  const { back, front, floor, sharpShadow } = stage(kit, w, isHanging, settingsOf[shot])
  const cx = w / 2
  const y = isHanging ? 84 : floor + 4
  const body = shots[shot]({ kit, cx, y, scale: nearness[name] ?? 1.2, draw, name, isHanging })
  const zoom = backdropScale[shot]
  const scene =
    (zoom ? group(back, `translate(${f(cx * (1 - zoom))} ${f(-60 * (zoom - 1))}) scale(${zoom})`) : back) +
    (sharpShadow && shot !== 'detail' ? shadowOf(ink, body, y, sharpShadow) : '') +
    body
  // A phone is never held quite straight.
  return ink.document(spec.width, spec.height, (shot === 'snap' ? group(scene, tilt(kit, cx)) : scene) + front)
}

const tilt = ({ rnd }: Kit, cx: number): string =>
  `rotate(${f(rnd.range(-5, 5))} ${f(cx)} 50) translate(${f(-cx * 0.15)} -7.5) scale(1.15)`

/** Silhouette of what stands at height `y`, laid to the right by a low sun. */
function shadowOf(ink: Ink, body: string, y: number, opacity: number): string {
  const filter = ink.silhouette()
  return group(
    body,
    `translate(0 ${f(y)}) skewX(-58) scale(1 .46) translate(0 ${f(-y)})`,
    ` filter="${filter}" opacity="${f(opacity)}"`,
  )
}
