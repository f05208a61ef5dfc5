import { mix } from '../color'
import { at, castShadow, f, group, Ink, type Kit, soft } from '../ink'
import { palette } from '../palettes'
import { rng } from '../rng'
import { lathe } from '../shapes/lathe'
import { branch } from '../shapes/plants'
import { type ShapeName, shapes } from '../shapes/index'
import type { SceneSpec } from '../types'
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

/** Still life of one object, standing on a lit table. */
export function product(name: ShapeName, spec: SceneSpec): string {
  const ink = new Ink()
  const p = palette(spec.palette)
  const shot = spec.shot ?? 'hero'
  const w = (100 * spec.width) / spec.height
  const dice = rng(spec.seed)
  const set: Kit = { ink, p, rnd: dice.fork(100 + ['hero', 'close', 'pair', 'scene'].indexOf(shot)) }
  const thing = (): string => shapes[name]({ ink, p, rnd: dice.fork(7) })
  const scale = nearness[name] ?? 1.2
  const hangs = hanging.has(name)
  const { back, front, floor } = stage(set, w, hangs)
  const cx = w / 2
  const y = hangs ? 84 : floor + 4
  let body: string
  if (shot === 'close') {
    body = group(at(cx - 3, y, thing(), scale * 0.92), `translate(${f(-cx * 0.55)} -34) scale(1.5)`)
    return ink.document(
      spec.width,
      spec.height,
      group(back, `translate(${f(-cx * 0.4)} -24) scale(1.4)`) + body + front,
    )
  }
  if (shot === 'pair' && !hangs) {
    const swappedPalette = { ...p, main: p.second, second: p.main }
    body =
      at(cx + 19, y - 6, shapes[name]({ ink, p: swappedPalette, rnd: dice.fork(8) }), scale * 0.68) +
      at(cx - 12, y + 3, thing(), scale * 0.84)
  } else if (shot === 'scene' && !hangs) {
    body =
      at(cx + 27, y - 9, companion(set, name), 0.72) +
      at(cx - 8, y + 2, thing(), scale * 0.92) +
      at(cx - 36, y + 7, at(0, 0, soft(ink, 4, 1, 18, 3, p.deep, 0.25) + branch(set, 26), 1, 74))
  } else {
    const prop = set.rnd.int(4)
    const beside =
      prop === 0
        ? at(cx + 31, y + 3, pebble(set)) + at(cx + 36, y + 7, pebble(set), 0.7)
        : prop === 1
          ? at(cx - 40, y + 8, branch(set, 22), 1, 70)
          : ''
    body = beside + at(cx, y, thing(), hangs ? 1.18 : scale)
  }
  return ink.document(spec.width, spec.height, back + body + front)
}
