import { dark, light, mix } from '../color'
import { alpha, at, ellipse, f, line, path, rect, soft } from '../ink'
import { type ShapeName, shapes } from '../shapes/index'
import { lathe } from '../shapes/lathe'
import type { Place } from './air'
import { person } from './people'
import { room, shelf, win } from './room'

/** Reading room: shelves of books, lamp, chair. */
export const library: Place = (kit, w) => {
  const { p, rnd } = kit
  const colors = [p.main, p.second, p.accent, p.deep, mix(p.main, p.second, 0.5), '#c9a46c', light(p.accent, 0.4)]
  let out = room(kit, w, 78)
  for (let r = 0; r < 4; r++) {
    const y = 20 + r * 15.6
    out += rect(w * 0.34, y - 13.6, w * 0.62, 13.6, dark(p.tableShade, 0.42))
    for (let x = w * 0.35; x < w * 0.94; ) {
      const bw = rnd.range(1.4, 3)
      const h = rnd.range(8, 11.6)
      if (rnd.next() < 0.1) x += 3.4
      else
        out +=
          rect(x, y - h, bw, h, colors[rnd.int(colors.length)] ?? p.main, 0.2) +
          rect(x + bw * 0.2, y - h * 0.8, bw * 0.6, 0.5, '#fff', 0, alpha(0.4)) +
          rect(x + bw * 0.75, y - h, bw * 0.25, h, '#000', 0, alpha(0.12))
      x += bw + 0.25
    }
    out += rect(w * 0.33, y, w * 0.64, 1.8, '#8d6240') + rect(w * 0.33, y, w * 0.64, 0.5, '#b98a60')
  }
  out += rect(w * 0.325, 4, 1.6, 76, '#8d6240') + rect(w * 0.965, 4, 1.6, 76, '#7a5335')
  return (
    out +
    win(kit, w * 0.05, 12, Math.min(w * 0.22, 30), 40) +
    ellipse(w * 0.56, 93, w * 0.36, 6.6, mix(p.main, p.second, 0.4)) +
    ellipse(w * 0.56, 93, w * 0.31, 5.2, 'none', `stroke="${p.second}" stroke-width=".6"`) +
    at(w * 0.5, 92, shapes.chair({ ...kit, rnd: rnd.fork(8) }), 0.96) +
    at(w * 0.78, 92, shapes.stool({ ...kit, rnd: rnd.fork(9) }), 0.6) +
    at(w * 0.13, 92, shapes.plant({ ...kit, rnd: rnd.fork(10) }), 0.95)
  )
}

/** Counter of a coffee or tea house. */
export const bar: Place = (kit, w) => {
  const { p, ink, rnd } = kit
  let tiles = ''
  for (let r = 0; r < 5; r++)
    for (let x = (r % 2) * 4 - 4; x < w; x += 8)
      tiles += rect(x + 0.25, 40 + r * 5, 7.5, 4.5, mix(p.second, p.wallShade, rnd.range(0, 0.35)), 0.5)
  const n = Math.max(2, Math.round(w / 60))
  let lamps = ''
  for (let i = 0; i < n; i++) {
    const x = (w / n) * (i + 0.5)
    lamps +=
      soft(ink, x, 22, 22, 20, '#ffe3a6', 0.55) +
      line(`M${f(x)} 0V13`, p.deep, 0.5) +
      path(`M${f(x - 7)} 20Q${f(x - 6)} 12.6 ${f(x)} 12.6T${f(x + 7)} 20Z`, p.accent) +
      path(`M${f(x - 7)} 20Q${f(x)} 22.4 ${f(x + 7)} 20Z`, '#fff3cc')
  }
  const items: ShapeName[] = w < 90 ? ['dripper', 'mug'] : ['dripper', 'mug', 'cakes', 'pouch', 'plant']
  const tones = [p.main, p.second, p.accent]
  const wares = items
    .map((s, i) =>
      at(
        (w / items.length) * (i + 0.5),
        83,
        shapes[s]({ ...kit, p: { ...p, main: tones[i % 3] ?? p.main }, rnd: rnd.fork(60 + i) }),
        0.6,
      ),
    )
    .join('')
  const barista = at(w * 0.38, 82, person({ ...kit, rnd: rnd.fork(77) }, { shirt: p.second, apron: p.deep }), 1.55)
  let slats = ''
  for (let x = 1; x < w; x += 5) slats += rect(x, 84, 0.5, 17, dark(p.tableShade, 0.4), 0, alpha(0.4))
  return (
    room(kit, w, 66) +
    tiles +
    shelf(
      kit,
      w * 0.08,
      34,
      w * 0.84,
      ['tin', 'cup', 'pouch', 'jar', 'plant', 'cup', 'tin'].slice(0, w < 90 ? 4 : 7) as ShapeName[],
    ) +
    barista +
    rect(
      0,
      84,
      w,
      17,
      ink.linear([
        [0, dark(p.tableShade, 0.1)],
        [1, dark(p.tableShade, 0.35)],
      ]),
    ) +
    slats +
    rect(0, 80.6, w, 4, light(p.table, 0.35)) +
    rect(0, 84.2, w, 1, p.deep, 0, alpha(0.3)) +
    wares +
    lamps
  )
}

/** Tea room: low table by the round window. */
export const tearoom: Place = (kit, w) => {
  const { p, ink, rnd } = kit
  const cx = w * 0.5
  const garden = ink.clip(ellipse(cx, 38, 26, 26, '#000'))
  const bamboo = Array.from(
    { length: 9 },
    (_, i) =>
      line(
        `M${f(cx - 26 + i * 6.4)} 66Q${f(cx - 25 + i * 6.4)} 40 ${f(cx - 23 + i * 6.2 + rnd.range(-3, 3))} 10`,
        mix('#7d9b62', p.wallShade, rnd.range(0.1, 0.6)),
        rnd.range(0.8, 1.7),
      ) +
      [0, 1, 2, 3]
        .map((k) =>
          at(
            cx - 24 + i * 6.3,
            22 + k * 9,
            path('M0 0C2.6 -1.8 6 -1.4 9 1C5.6 1.2 2.6 1.4 0 0Z', mix('#6f935a', p.deep, 0.15)),
            rnd.range(0.7, 1.1),
            rnd.range(10, 60) - (k % 2) * 100,
          ),
        )
        .join(''),
  ).join('')
  const view =
    rect(
      cx - 27,
      10,
      54,
      56,
      ink.linear([
        [0, mix('#dfece0', p.wall, 0.2)],
        [1, '#fff6df'],
      ]),
    ) + bamboo
  const cushionAt = (x: number) =>
    at(
      x,
      95,
      ellipse(0, 0, 12, 3, p.deep, alpha(0.2)) +
        lathe(kit, {
          profile: [
            [10, 0],
            [11.4, 1.8],
            [10.4, 3.6],
          ],
          color: p.accent,
          gloss: 0,
          open: { color: light(p.accent, 0.12), lip: 0.2 },
        }),
    )
  const tw = Math.min(w * 0.62, 82)
  const table =
    rect(cx - tw / 2, 84, tw, 3, '#8a5f3f', 0.8) +
    rect(cx - tw / 2, 84, tw, 0.9, '#b98a60', 0.4) +
    rect(cx - tw / 2 + 4, 87, 3, 8.6, '#6f4a30') +
    rect(cx + tw / 2 - 7, 87, 3, 8.6, '#6f4a30')
  return (
    room(kit, w, 76) +
    ellipse(cx, 38.8, 29.4, 29.4, dark(p.wallShade, 0.12)) +
    ellipse(cx, 38, 28.6, 28.6, '#8a5f3f') +
    `<g clip-path="${garden}">${view}</g>` +
    line(`M${f(cx)} 12V64M${f(cx - 26)} 38H${f(cx + 26)}`, '#8a5f3f', 0.9) +
    (w > 100
      ? at(w * 0.14, 90, shapes.plant({ ...kit, rnd: rnd.fork(1) }), 1.1) +
        at(w * 0.87, 88, shapes.lamp({ ...kit, rnd: rnd.fork(2) }), 0.9)
      : '') +
    soft(ink, cx, 96, tw * 0.7, 4, p.deep, 0.35) +
    cushionAt(cx - tw * 0.62) +
    cushionAt(cx + tw * 0.62) +
    table +
    at(cx - 5, 84, shapes.teaset({ ...kit, rnd: rnd.fork(3) }), 0.68) +
    at(cx + tw * 0.38, 84, shapes.vase({ ...kit, rnd: rnd.fork(5) }), 0.5)
  )
}
