import { dark, light, mix } from '../color'
import { alpha, at, castShadow, ellipse, f, line, path, rect } from '../ink'
import { type ShapeName, shapes } from '../shapes/index'
import { lathe } from '../shapes/lathe'
import { anyMotif } from '../shapes/motifs'
import type { Place } from './air'
import { bulbs, person } from './people'
import { room, shelf, win } from './room'

/** Potter at the wheel, shelves of drying pots. */
export const pottery: Place = (kit, w) => {
  const { p } = kit
  const cx = w * 0.44
  const clay = '#c79a7c'
  const pot = lathe(kit, {
    profile: [
      [6, 0],
      [8.6, 4],
      [7.4, 9],
      [8.4, 12],
    ],
    color: clay,
    gloss: 0.5,
    decor: [2, 4, 6, 8, 10]
      .map((h) => line(`M-12 ${-h}Q0 ${-h + 2.6} 12 ${-h}`, dark(clay, 0.2), 0.3, alpha(0.5)))
      .join(''),
    open: { color: dark(clay, 0.2), lip: 0.8 },
  })
  const wheel = lathe(kit, {
    profile: [
      [16, 0],
      [16, 2],
    ],
    color: '#8d8780',
    open: { color: '#b5aea5', lip: 0.1 },
  })
  const base = lathe(kit, {
    profile: [
      [12, 0],
      [14, 10],
      [18, 15],
      [22, 17],
    ],
    color: mix(p.main, p.deep, 0.2),
    open: { color: dark(p.main, 0.3), lip: 1.4 },
  })
  // The potter sits behind the wheel, both arms to the clay.
  const skin = '#d9a27a'
  const potter = at(
    cx,
    71,
    path('M-15 8C-17 -10 -12 -23 0 -24S17 -10 15 8Z', p.second) +
      path('M-9 8C-9 -6 -7 -15 0 -15S9 -6 9 8Z', p.accent) +
      path('M3 -24C11 -22 17 -10 15 8H10C12 -8 9 -19 3 -24Z', p.deep, alpha(0.12)) +
      rect(-2.2, -28, 4.4, 6, dark(skin, 0.15), 1) +
      ellipse(0, -32.6, 5.4, 6.2, skin) +
      path('M-6 -31C-7.4 -41 7 -42 6.2 -31C5 -35 1 -36.6 -2 -36Q-5 -35 -6 -31Z', '#33272a') +
      ellipse(4, -40, 3.2, 2.8, '#33272a') +
      line('M-12.5 -15C-19 -4 -14 4 -6.8 4.6', light(p.second, 0.1), 5.2) +
      line('M12.5 -15C19 -4 14 4 6.8 4.6', dark(p.second, 0.12), 5.2) +
      line('M-10.5 4.4L-6.6 3.4M10.5 4.4L6.6 3.4', skin, 3.4),
  )
  return (
    room(kit, w, 80) +
    win(kit, w * 0.06, 10, Math.min(28, w * 0.3), 36) +
    shelf(kit, w * 0.58, 28, w * 0.37, ['vase', 'bowl', 'teapot', 'cup'].slice(0, w < 90 ? 2 : 4) as ShapeName[]) +
    shelf(kit, w * 0.58, 52, w * 0.37, ['cup', 'vase', 'tin', 'bowl'].slice(0, w < 90 ? 2 : 4) as ShapeName[]) +
    potter +
    at(cx, 93, castShadow(kit, 34) + base) +
    at(cx, 78.4, wheel + at(0, -2, pot)) +
    at(w * 0.83, 92, shapes.stool({ ...kit, rnd: kit.rnd.fork(3) }), 0.62) +
    (w > 100 ? at(w * 0.12, 93, shapes.plant({ ...kit, rnd: kit.rnd.fork(4) }), 0.8) : '')
  )
}

/** Batik workshop: cloth on a frame, wax pan, dyed lengths drying behind. */
export const batikStudio: Place = (kit, w) => {
  const { p, ink, rnd } = kit
  let line1 = ''
  const n = Math.max(3, Math.round(w / 30))
  for (let i = 0; i < n; i++) {
    const x = (w / n) * i + 2
    const cw = w / n - 4
    const hang = 33 + rnd.range(0, 12)
    const pat = anyMotif(
      { ...kit, p: { ...p, main: rnd.pick([p.main, p.deep, p.accent]) } },
      ['kawung', 'parang', 'cloud', 'ceplok', 'truntum'],
      0.8,
    )
    line1 +=
      rect(x + 1.4, 13, cw, hang, p.deep, 0, alpha(0.12)) +
      rect(x, 11.6, cw, hang, pat) +
      [0, 1, 2]
        .map((k) =>
          rect(
            x + (cw / 3) * k,
            11.6,
            cw / 3,
            hang,
            ink.linear(
              [
                [0, '#fffaf0', 0.22],
                [0.5, p.deep, 0],
                [1, p.deep, 0.22],
              ],
              1,
              0,
            ),
          ),
        )
        .join('')
  }
  const artisan = (x: number, shirt: string, hair: string) =>
    at(
      x,
      84,
      path('M-12 10C-14 -8 -10 -19 0 -20S14 -8 12 10Z', shirt) +
        path('M3 -20C9 -18 13.6 -8 12 10H7C9 -6 7 -15 3 -20Z', p.deep, alpha(0.16)) +
        ellipse(0, -27, 4.8, 5.6, '#c98f66') +
        path('M-5.4 -26C-6.4 -35 6.4 -35.6 5.6 -26C4 -30 -3 -31 -5.4 -26Z', hair) +
        line('M9 -11C17 -6 19 -3 23 -4', dark(shirt, 0.1), 4) +
        line('M22 -4L26 -5', '#c98f66', 2.4) +
        line('M25 -5L30 -1.6', '#8a5a34', 0.8) +
        ellipse(30.3, -1.2, 1.1, 0.8, '#c28a3f'),
    )
  const cloth = `M${f(w * 0.38)} 70L${f(w * 0.86)} 66L${f(w * 0.9)} 93Q${f(w * 0.64)} 99 ${f(w * 0.36)} 95Z`
  const pat = anyMotif(
    { ...kit, p: { ...p, main: '#f7ecd6', second: p.main, accent: p.accent } },
    ['kawung', 'ceplok', 'cloud'],
    1.2,
  )
  return (
    room(kit, w, 76) +
    line(`M-2 11Q${f(w / 2)} 14 ${f(w + 2)} 11`, '#7a5a3e', 0.7) +
    line1 +
    path(cloth, p.deep, 'fill-opacity=".16" stroke-opacity=".16" transform="translate(2 2)"') +
    path(cloth, pat) +
    path(
      cloth,
      ink.linear(
        [
          [0, '#fffaf0', 0.3],
          [1, p.deep, 0.2],
        ],
        1,
        0.6,
      ),
    ) +
    line(`M${f(w * 0.37)} 70L${f(w * 0.87)} 66`, '#a8754a', 1.8) +
    artisan(w * 0.2, p.accent, '#2b2324') +
    at(w * 0.93, 94, shapes.basket({ ...kit, rnd: rnd.fork(2) }), 0.55) +
    at(
      w * 0.3,
      96,
      castShadow(kit, 11) +
        lathe(kit, {
          profile: [
            [5, 0],
            [6, 3],
            [7, 5],
          ],
          color: '#4a4448',
          open: { color: '#3a3438', fill: '#b07a32', lip: 0.6, level: 0.8 },
        }),
      1.1,
    )
  )
}

/** Long table under lamps where hands make things: sewing, printing, flowers. */
export const craft: Place = (kit, w) => {
  const { p, rnd } = kit
  const n = w < 90 ? 2 : w < 170 ? 3 : 4
  const people = Array.from({ length: n }, (_, i) =>
    at(
      (w / n) * (i + 0.5),
      80,
      person(
        { ...kit, rnd: rnd.fork(20 + i) },
        {
          shirt: [p.second, p.accent, p.main, mix(p.main, p.second, 0.5)][i % 4] ?? p.second,
          apron: i % 2 ? p.main : p.deep,
        },
      ),
      1.5,
    ),
  ).join('')
  const items: ShapeName[] = (['vase', 'tapes', 'plant', 'pens', 'basket', 'tote'] as ShapeName[]).slice(0, n + 2)
  const wares = items
    .map((s, i) =>
      at((w / items.length) * (i + 0.5), 80 + (i % 2) * 4, shapes[s]({ ...kit, rnd: rnd.fork(30 + i) }), 0.5),
    )
    .join('')
  return (
    room(kit, w, 62) +
    win(kit, w * 0.08, 8, Math.min(w * 0.3, 44), 34) +
    win(kit, w * 0.58, 8, Math.min(w * 0.3, 44), 34) +
    bulbs(kit, -2, 6, w / 2, 8, 5) +
    bulbs(kit, w / 2, 8, w + 2, 6, 5) +
    people +
    rect(
      0,
      76,
      w,
      26,
      kit.ink.linear([
        [0, light('#c99a6c', 0.2)],
        [0.3, '#bd8c5c'],
        [1, '#8f6540'],
      ]),
    ) +
    rect(0, 76, w, 0.9, '#e6c59c') +
    wares
  )
}
