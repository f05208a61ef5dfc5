import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, line, path, rect, type Shape } from '../ink'
import { ring } from './decor'
import { lathe } from './lathe'
import { print } from './print'

/** Stand-up pouch of tea or herbs, label and tin-tie. */
export const pouch: Shape = (kit) => {
  const { ink, p } = kit
  const d =
    'M-14.5 -45L14.5 -45Q15.6 -40 15.4 -34Q17.4 -16 16.4 -2Q8 .9 0 .4T-16.4 -2Q-17.4 -16 -15.4 -34Q-15.6 -40 -14.5 -45Z'
  const clip = ink.clip(path(d, '#000'))
  const tone = ink.linear(
    [
      [0, p.deep, 0.24],
      [0.16, '#fffaf0', 0.3],
      [0.4, '#fffaf0', 0],
      [0.75, p.deep, 0.12],
      [1, p.deep, 0.46],
    ],
    1,
    0,
  )
  const label =
    rect(-11, -30, 22, 22, light(p.second, 0.25), 0.6) + at(-8.5, -9.6, print(kit, 17, 18, p.main, p.accent))
  const seams =
    line('M-15.4 -34Q0 -32.4 15.4 -34', p.deep, 0.3, alpha(0.3)) +
    line('M-9 -45Q-11 -38 -15 -33M9 -45Q11 -38 15 -33', '#fffaf0', 0.4, alpha(0.3))
  const tie = rect(-15, -43.5, 30, 3, p.accent, 1) + rect(-15, -43.5, 30, 1, '#fff', 0.5, alpha(0.3))
  return `${castShadow(kit, 34) + path(d, p.main)}<g clip-path="${clip}">${label}${path(d, tone)}${seams}</g>${tie}`
}

const looseBeans = [
  [-20, 3, -20],
  [-23.5, 0.6, 30],
  [22, 2.4, 10],
  [25, 4.8, -40],
  [19, 5.4, 60],
] as const

/** The pouch with a few beans fallen beside it. */
export const coffeeBag: Shape = (kit) =>
  pouch(kit) + looseBeans.map(([x, y, turn]) => at(x, y, bean('#5a3520'), 0.9, turn)).join('')

/** One roasted bean about 4 long. */
const bean = (c: string): string =>
  ellipse(0.25, 0.35, 2.2, 1.45, dark(c, 0.5), alpha(0.5)) +
  ellipse(0, 0, 2.1, 1.4, c) +
  ellipse(-0.5, -0.5, 1.2, 0.55, light(c, 0.35), alpha(0.4)) +
  line('M-1.9 .1Q-.8 -.7 0 0T1.9 -.1', dark(c, 0.55), 0.32)

/** Bowl heaped with beans. */
export const beans: Shape = (kit) => {
  const { p, rnd } = kit
  let heap = ''
  for (let row = 0; row < 7; row++) {
    const w = 15.5 - Math.abs(row - 4.2) * 2.1
    for (let x = -w; x <= w; x += 3)
      heap += at(
        x + rnd.range(-0.7, 0.7),
        -17.6 + row * 1.15 - (1 - (x / 17) ** 2) * 3 + rnd.range(-0.4, 0.4),
        bean(dark('#6b3f22', rnd.range(0, 0.35))),
        1,
        rnd.range(-60, 60),
      )
  }
  const b = lathe(kit, {
    profile: [
      [8, 0],
      [8.4, 1.2],
      [14, 6],
      [17.4, 12],
      [18.6, 16],
    ],
    color: p.main,
    decor: ring(18, 12.6, p.second, 0.8),
    open: { color: dark(p.main, 0.2), lip: 0.8 },
  })
  const loose = Array.from({ length: 9 }, (_, i) =>
    at((i % 2 ? 1 : -1) * rnd.range(20, 31), rnd.range(-1, 6), bean('#5f3820'), 1, rnd.range(0, 180)),
  ).join('')
  return castShadow(kit, 30) + b + heap + loose
}

/** Pour-over: glass server, cone dripper, stream. */
export const dripper: Shape = (kit) => {
  const { p } = kit
  const server = lathe(kit, {
    profile: [
      [10, 0],
      [12.4, 2],
      [13, 9],
      [9.5, 17],
      [6.6, 21],
      [7, 23],
    ],
    color: '#dfe8e6',
    opacity: 0.62,
    gloss: 1,
    decor: rect(-16, -8.6, 32, 12, '#5b3218', 0, alpha(0.92)) + ellipse(0, -8.6, 13, 2.4, '#7a4826'),
  })
  const cone = lathe(kit, {
    profile: [
      [4, 0],
      [4.2, 1.2],
      [8, 7],
      [12.4, 14.5],
    ],
    color: p.main,
    open: { color: p.second, lip: 0.8, fill: '#4f2c16', level: 1.8 },
  })
  const saucer = lathe(kit, {
    profile: [
      [8.5, 0],
      [9.5, 1],
    ],
    color: p.main,
    open: { color: light(p.main, 0.2), lip: 0.2 },
  })
  const ear = line('M12.6 -15C20 -16 20 -4 13 -5.5', '#c5d2cf', 1.6, alpha(0.9))
  return (
    castShadow(kit, 26) +
    ear +
    server +
    at(0, -22.4, saucer) +
    at(0, -23.4, cone) +
    at(
      -21,
      4,
      castShadow(kit, 9) +
        lathe(kit, {
          profile: [
            [4, 0],
            [6, 4],
            [6.4, 8.6],
          ],
          color: p.accent,
          open: { color: p.second, lip: 0.6, fill: '#4f2c16', level: 0.9 },
        }),
    )
  )
}
