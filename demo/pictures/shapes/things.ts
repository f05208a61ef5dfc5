import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, f, group, line, path, rect, type Shape } from '../ink'
import { box } from './box'

/** Round wall clock. */
export const clock: Shape = (kit) => {
  const { ink, p, rnd } = kit
  const r = 20.5
  const cy = -27
  let marks = ''
  for (let i = 0; i < 12; i++)
    marks += rect(-0.4, cy - r * 0.8, 0.8, i % 3 ? 1.5 : 3, p.deep, 0.3, `transform="rotate(${i * 30} 0 ${cy})"`)
  const hand = (len: number, w: number, a: number, c: string) =>
    rect(-w / 2, cy - len, w, len + 2.4, c, w / 2, `transform="rotate(${a} 0 ${cy})"`)
  return (
    ellipse(
      4,
      cy + 4,
      r + 1,
      r + 1,
      ink.radial([
        [0.7, p.deep, 0.34],
        [1, p.deep, 0],
      ]),
    ) +
    ellipse(0.7, cy + 0.8, r, r, dark(p.main, 0.45)) +
    ellipse(
      0,
      cy,
      r,
      r,
      ink.linear(
        [
          [0, light(p.main, 0.25)],
          [1, dark(p.main, 0.15)],
        ],
        1,
        1,
      ),
    ) +
    ellipse(
      0,
      cy,
      r * 0.87,
      r * 0.87,
      ink.linear(
        [
          [0, dark(p.second, 0.12)],
          [0.35, light(p.second, 0.25)],
          [1, light(p.second, 0.5)],
        ],
        1,
        1,
      ),
    ) +
    marks +
    hand(9.5, 1.3, 300 + rnd.int(24), p.deep) +
    hand(14.5, 0.9, 40 + rnd.int(40), p.deep) +
    hand(14, 0.35, 190, p.accent) +
    ellipse(0, cy, 1.4, 1.4, p.accent)
  )
}

/** Small fabric-faced speaker. */
export const speaker: Shape = (kit) => {
  const { ink, p } = kit
  const mesh = ink.pattern(
    1.2,
    1.2,
    rect(0, 0, 1.2, 1.2, light(p.main, 0.06)) +
      ellipse(0.3, 0.3, 0.24, 0.24, dark(p.main, 0.3)) +
      ellipse(0.9, 0.9, 0.24, 0.24, dark(p.main, 0.3)),
  )
  const front =
    rect(2, -26, 38, 24, mesh, 3.4) +
    ellipse(32, -7.2, 2.6, 2.6, p.accent) +
    ellipse(31.4, -7.8, 1.1, 1.1, light(p.accent, 0.5), alpha(0.6)) +
    rect(5, -24, 5.6, 1.1, p.second, 0.4)
  const strap = line('M-10 -30C-8 -42 22 -42 22 -30', '#a06f45', 1.8)
  return castShadow(kit, 46) + strap + box(kit, { w: 42, h: 28, d: 13, color: '#b98a5e', front, r: 3.6 })
}

/** Open umbrella resting on its rim. */
export const umbrella: Shape = (kit) => {
  const { ink, p } = kit
  const n = 7
  let canopy = ''
  for (let i = 0; i < n; i++) {
    const x0 = -25 + (50 / n) * i
    const x1 = -25 + (50 / n) * (i + 1)
    const c = i % 2 ? p.main : light(p.main, 0.16)
    canopy += path(
      `M0 -27Q${f(x0 * 0.85)} -24 ${f(x0)} 0Q${f((x0 + x1) / 2)} -3.6 ${f(x1)} 0Q${f(x1 * 0.85)} -24 0 -27Z`,
      c,
    )
  }
  const dome = 'M0 -27Q-21 -24 -25 0H25Q21 -24 0 -27Z'
  const tone = ink.linear(
    [
      [0, '#fffaf0', 0.35],
      [0.4, '#fffaf0', 0],
      [1, p.deep, 0.45],
    ],
    1,
    0.5,
  )
  const rim = Array.from({ length: n }, (_, i) => ellipse(-25 + (50 / n) * (i + 0.5), -5.6, 0.8, 0.8, p.accent)).join(
    '',
  )
  const stick =
    rect(
      -0.7,
      -30,
      1.4,
      62,
      ink.linear(
        [
          [0, '#c39a6b'],
          [1, '#7d5a3c'],
        ],
        1,
        0,
      ),
      0.5,
    ) + line('M0 31C0 36 6 36 6 31', '#7d5a3c', 2)
  return (
    castShadow(kit, 56, 0.16, 4) +
    at(
      0,
      -5,
      `<g transform="rotate(-24) translate(3 -14)">${stick}${canopy}${path(dome, tone)}${rim}${rect(-0.6, -31, 1.2, 4, p.accent, 0.5)}</g>`,
    )
  )
}

/** Wrapped present with a ribbon. */
export const gift: Shape = (kit) => {
  const { p } = kit
  const small = at(19, 5, box(kit, { w: 17, h: 11, d: 9, color: p.second, front: rect(7, -11, 2.6, 11, p.main) }))
  const front = rect(16, -24, 4.6, 24, p.accent) + rect(16, -24, 1, 24, '#fff', 0, alpha(0.25))
  const bow = group(
    path('M0 0C-9 -9 -15 -3 -10 0C-14 3 -7 6 0 0Z', p.accent) +
      path('M0 0C9 -9 15 -3 10 0C14 3 7 6 0 0Z', dark(p.accent, 0.18)) +
      ellipse(0, 0, 1.8, 1.6, light(p.accent, 0.2)),
    'translate(3.6 -27.4)',
  )
  return (
    castShadow(kit, 44) +
    at(
      -3,
      0,
      box(kit, { w: 37, h: 24, d: 15, color: p.main, front }) +
        path('M-2.5 -24l7.5 -4.5h4.6l-7.5 4.5Z', light(p.accent, 0.25)) +
        bow,
    ) +
    small
  )
}
