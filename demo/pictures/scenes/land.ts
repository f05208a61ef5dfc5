import { dark, light, mix } from '../color'
import { alpha, at, f, line, path, rect } from '../ink'
import { cloud, hills, pine, type Place, sky, sun } from './air'
import { person } from './people'

/** Ridge walk: layered hills, low sun, two walkers. */
export const mountain: Place = (kit, w) => {
  const { p, rnd } = kit
  const far = mix(p.wallShade, p.main, 0.35)
  let trees = ''
  for (let i = 0; i < 12; i++)
    trees += pine(
      w * (0.55 + i * 0.045) + rnd.range(-2, 2),
      84 + (i % 3) * 2 - i * 0.4,
      rnd.range(0.7, 1.15),
      mix('#4c6b52', p.deep, 0.35),
    )
  return (
    sky(kit, w, light(p.wallShade, 0.1), light(p.accent, 0.62), light(p.wall, 0.4)) +
    sun(kit, w * 0.68, 33, 7.5, p.accent) +
    cloud(w * 0.22, 22, 1.1, '#fffaf0') +
    cloud(w * 0.86, 16, 0.8, '#fffaf0') +
    hills(kit, w, 52, 20, mix(far, '#fffaf0', 0.42), 2) +
    hills(kit, w, 61, 16, mix(far, p.main, 0.3), 3) +
    hills(kit, w, 72, 12, mix(p.main, p.deep, 0.28), 2) +
    trees +
    hills(kit, w, 88, 7, mix('#5d7a4f', p.deep, 0.35), 2) +
    path(
      `M${f(w * 0.2)} 101C${f(w * 0.34)} 94 ${f(w * 0.24)} 90 ${f(w * 0.42)} 86L${f(w * 0.435)} 86.4C${f(w * 0.32)} 91 ${f(w * 0.46)} 94 ${f(w * 0.38)} 101Z`,
      light(p.table, 0.2),
      alpha(0.75),
    ) +
    at(w * 0.33, 91, person(kit, { shirt: p.accent, trousers: p.deep, bag: p.second, hat: p.second }), 0.8) +
    at(w * 0.39, 89.6, person(kit, { shirt: p.second, trousers: dark(p.main, 0.3), hat: '#d8b27a' }), 0.74)
  )
}

/** Terraced fields with palms and a hut. */
export const terraces: Place = (kit, w) => {
  const { p, rnd } = kit
  let steps = ''
  for (let i = 0; i < 8; i++) {
    const y = 54 + i * 6.2
    const g = mix(light('#9ab553', 0.1), '#3f6b34', i / 9)
    const a = rnd.range(-4, 4)
    const d = `M-2 ${f(y + a)}C${f(w * 0.25)} ${f(y - 5)} ${f(w * 0.45)} ${f(y + 6)} ${f(w * 0.7)} ${f(y)}S${f(w * 0.95)} ${f(y - 4)} ${f(w + 2)} ${f(y - a)}V101H-2Z`
    steps += path(d, g) + line(d.replace('V101H-2Z', '').replace(/V101.*/, ''), light(g, 0.45), 0.6, alpha(0.7))
  }
  const palm = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      line('M0 0Q1.6 -12 -.6 -24', '#7b5a3c', 1.1) +
        [-170, -140, -100, -60, -25, 10]
          .map((t) => at(-0.6, -24, path('M0 0C4 -3.4 9 -3 13 1.6C8 -.4 4 .4 0 0Z', mix('#4f7b3c', p.deep, 0.2)), 1, t))
          .join(''),
      s,
    )
  const hut = at(
    w * 0.27,
    62,
    path('M-9 -6L0 -13.5L9 -6Z', '#8a5f3b') + rect(-6, -6, 12, 6.4, '#e9d3a9') + rect(-1.5, -4.6, 3.4, 5, '#7a5335'),
    0.9,
  )
  return (
    sky(kit, w, mix(p.wallShade, '#9fd0d8', 0.4), light(p.wall, 0.3), light(p.accent, 0.7)) +
    sun(kit, w * 0.76, 22, 6.5, p.accent) +
    cloud(w * 0.3, 18, 1.2, '#fffaf0') +
    hills(kit, w, 52, 20, mix('#7fa3a0', p.wallShade, 0.4), 2) +
    hills(kit, w, 56, 9, mix('#5f8f76', p.main, 0.15), 3) +
    steps.slice(0, steps.length / 2).replace(/<[^>]*$/, '') +
    hut +
    palm(w * 0.36, 64, 0.9) +
    steps +
    palm(w * 0.88, 84, 1.5) +
    palm(w * 0.08, 90, 1.7) +
    at(w * 0.6, 84, person(kit, { shirt: p.main, hat: '#e0c08a', trousers: p.deep }), 0.55)
  )
}

/** Rows of tea bushes in morning mist. */
export const teagarden: Place = (kit, w) => {
  const { p, rnd } = kit
  let rows = ''
  for (let i = 0; i < 9; i++) {
    const y = 58 + i * 5.2
    const g = mix('#8aa866', '#3b5f3f', i / 9)
    let d = `M-4 101V${f(y)}`
    for (let x = -4; x < w + 4; x += 6 + i * 0.7)
      d += `q${f((6 + i * 0.7) / 2)} ${f(-3.4 - i * 0.35)} ${f(6 + i * 0.7)} ${f(Math.sin(x / 26 + i) * 0.8)}`
    rows +=
      path(`${d}V101Z`, mix(g, p.main, 0.12)) + (i % 3 === 1 ? rect(0, y - 5, w, 5, '#fffaf0', 0, alpha(0.07)) : '')
  }
  return (
    sky(kit, w, light(p.wallShade, 0.1), light(p.wall, 0.2), '#fff6e4') +
    sun(kit, w * 0.3, 27, 6.5, p.accent) +
    hills(kit, w, 48, 18, mix('#a9c0b0', p.wall, 0.4), 2) +
    hills(kit, w, 54, 11, mix('#86a68c', p.wallShade, 0.2), 3) +
    rect(
      0,
      46,
      w,
      14,
      kit.ink.linear([
        [0, '#fffaf0', 0],
        [0.6, '#fffaf0', 0.55],
        [1, '#fffaf0', 0],
      ]),
    ) +
    rows +
    at(w * 0.62, 86, person(kit, { shirt: p.accent, hat: '#e4c68f', trousers: p.deep, bag: '#b98a55' }), 0.95) +
    at(w * 0.74, 80, person(kit, { shirt: p.second, hat: '#e4c68f', trousers: p.deep, bag: '#b98a55' }), 0.72) +
    at(
      rnd.range(0.2, 0.3) * w,
      91,
      person(kit, { shirt: p.main, hat: '#e4c68f', trousers: p.deep, bag: '#b98a55' }),
      1.1,
    )
  )
}
