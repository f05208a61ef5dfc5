import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, f, line, path, rect, type Shape } from '../ink'
import { lathe } from './lathe'
import { print } from './print'

/** Corked jar of honey, jam or whole spices. */
export const jar: Shape = (kit) => {
  const { p, rnd } = kit
  const r = 11
  const fillColour = p.main
  const bits = Array.from({ length: 60 }, () =>
    ellipse(
      rnd.range(-r, r),
      -rnd.range(0.5, 18),
      rnd.range(0.5, 1.2),
      rnd.range(0.35, 0.8),
      rnd.pick([light(fillColour, 0.35), dark(fillColour, 0.25), light(fillColour, 0.15)]),
      `transform="rotate(${rnd.int(180)})" fill-opacity=".85" stroke-opacity=".85"`,
    ),
  ).join('')
  const label = rect(-7, -17, 14, 12, '#fbf3e3', 0.6) + at(-5, -6, print(kit, 10, 10, p.accent, p.deep))
  const body = lathe(kit, {
    profile: [
      [r * 0.95, 0],
      [r, 1.4],
      [r, 10],
      [r, 20],
      [r * 0.8, 23.5],
      [r * 0.78, 26],
    ],
    color: light(fillColour, 0.55),
    gloss: 1,
    decor: rect(-16, -20, 32, 26, fillColour) + (rnd.next() < 0.6 ? bits : '') + label,
  })
  const lid =
    rnd.next() < 0.5
      ? lathe(kit, {
          profile: [
            [r * 0.82, 0],
            [r * 0.86, 4.6],
          ],
          color: '#c69c6d',
          open: { color: '#dcb98d', lip: 0.05 },
        })
      : `${path('M-10.5 2.5Q-5 4.6 0 3.4T10.5 2.5L8.4 -3.5H-8.4Z', p.accent)}${lathe(kit, {
          profile: [
            [r * 0.8, 0],
            [r * 0.78, 3],
          ],
          color: p.accent,
          open: { color: light(p.accent, 0.2), lip: 0.05 },
        })}`
  const spoon = at(
    20,
    5,
    ellipse(0, 0, 4, 1.7, '#9a6d45') +
      ellipse(-0.2, -0.2, 3.1, 1.15, fillColour) +
      line('M3.6 -.4L15 -3.4', '#9a6d45', 1.3),
  )
  return castShadow(kit, r * 2.2) + body + at(0, -25.6, lid) + spoon
}

/** Sauce bottle with chillies beside it. */
export const sauce: Shape = (kit) => {
  const { p } = kit
  const r = 7.6
  const label =
    rect(-10, -19, 20, 13, '#fbf3e3') +
    at(-4.4, -7, print(kit, 8.8, 11, p.main, p.accent)) +
    rect(-10, -19.4, 20, 1.2, p.accent) +
    rect(-10, -7.2, 20, 0.9, p.accent)
  const body = lathe(kit, {
    profile: [
      [r * 0.94, 0],
      [r, 1.2],
      [r, 12],
      [r, 23],
      [r * 0.6, 29],
      [r * 0.38, 34],
      [r * 0.38, 38],
    ],
    color: p.main,
    decor: label,
    gloss: 1,
  })
  const cap = lathe(kit, {
    profile: [
      [3.5, 0],
      [3.4, 6],
    ],
    color: p.accent,
    open: { color: light(p.accent, 0.3), lip: 0.05 },
  })
  const chili = (x: number, y: number, a: number, c: string) =>
    at(
      x,
      y,
      path('M0 0C3 -2.2 9 -1.8 13 1.6C8 1.6 3 3.4 0 1.8Z', c) +
        path('M1 .1C4 -1.2 8 -.9 11 1C8 .2 4 .2 1 .9Z', '#fff', alpha(0.35)) +
        line('M0 .9Q-1.8 .4 -2.8 -1', '#5f7a36', 0.7),
      1,
      a,
    )
  return (
    castShadow(kit, r * 2.2) +
    body +
    at(0, -37.4, cap) +
    chili(12, 3, -8, '#c9331f') +
    chili(15, 6, 14, '#d8492c') +
    chili(-24, 4.4, -4, '#5f8a36') +
    at(-15, 0, ellipse(0, -2, 2.6, 2.3, '#f2e3d0') + ellipse(-0.7, -2.6, 0.9, 0.7, '#fff', alpha(0.8)))
  )
}

/** Open sacks and heaps of ground spice in small bowls. */
export const spices: Shape = (kit) => {
  const { p } = kit
  const heap = (r: number, c: string, bowlC: string) =>
    castShadow(kit, r * 1.5) +
    lathe(kit, {
      profile: [
        [r * 0.5, 0],
        [r * 0.88, r * 0.34],
        [r, r * 0.62],
      ],
      color: bowlC,
      open: { color: dark(bowlC, 0.2), lip: 0.7 },
    }) +
    path(
      `M${f(-r * 0.86)} ${f(-r * 0.6)}C${f(-r * 0.4)} ${f(-r * 0.95)} ${f(-r * 0.16)} ${f(-r * 1.22)} 0 ${f(-r * 1.24)}C${f(r * 0.2)} ${f(-r * 1.2)} ${f(r * 0.45)} ${f(-r * 0.92)} ${f(r * 0.86)} ${f(-r * 0.6)}A${f(r * 0.86)} ${f(r * 0.17)} 0 0 1 ${f(-r * 0.86)} ${f(-r * 0.6)}Z`,
      kit.ink.linear(
        [
          [0, light(c, 0.25)],
          [0.5, c],
          [1, dark(c, 0.35)],
        ],
        1,
        0.3,
      ),
    )
  const stick = (x: number, y: number, a: number) =>
    at(
      x,
      y,
      rect(0, -1, 16, 2.2, '#9a5a30', 0.9) +
        rect(0, -0.7, 16, 0.5, '#c48a58', 0.3) +
        ellipse(16, 0.1, 0.6, 1.1, '#6a3a1c'),
      1,
      a,
    )
  const anise = at(
    18,
    6,
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((t) => at(0, 0, path('M0 0C-.9 -1.2 -.7 -2.6 0 -3.6C.7 -2.6 .9 -1.2 0 0Z', '#7a4526'), 1, t))
      .join('') + ellipse(0, 0, 0.8, 0.8, '#4a2714'),
    0.95,
  )
  return (
    at(-13, -7, heap(12, '#b8452a', p.main)) +
    at(14, -8, heap(11, '#7c8a3a', p.second)) +
    at(-1, 2, heap(11.5, '#e0a52f', p.accent)) +
    stick(-31, 5, -10) +
    stick(-30, 7.6, -3) +
    anise
  )
}
