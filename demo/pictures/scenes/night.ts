import { dark, light, mix } from '../color'
import { alpha, at, ellipse, f, line, path, poly, rect, soft } from '../ink'
import { hills, type Place, sky } from './air'
import { bulbs, crowd, person } from './people'

/** Open-air concert at dusk: stage, beams, crowd. */
export const concert: Place = (kit, w) => {
  const { ink, p, rnd } = kit
  const night = dark(p.deep, 0.25)
  const cx = w / 2
  const sw = Math.min(w * 0.74, 96)
  const beam = (x: number, tilt: number, c: string) =>
    path(
      poly([
        [x - 0.8, 20],
        [x + 0.8, 20],
        [x + tilt + 11, 74],
        [x + tilt - 11, 74],
      ]),
      ink.linear([
        [0, c, 0.75],
        [1, c, 0],
      ]),
    )
  const colors = [p.accent, light(p.main, 0.3), p.second]
  let beams = ''
  let lamps = ''
  for (let i = 0; i < 7; i++) {
    const x = cx - sw / 2 + 5 + (i * (sw - 10)) / 6
    beams += beam(x, (3 - i) * 5 + rnd.range(-7, 7), colors[i % 3] ?? p.accent)
    lamps += rect(x - 1.4, 17.4, 2.8, 3.2, '#1b1a20', 0.6) + ellipse(x, 20.6, 1.2, 0.6, '#fff6da')
  }
  const player = (x: number, c: string, art: string) =>
    at(x, 71, person(kit, { shirt: c, trousers: '#1d1a20' }) + art, 0.82)
  const guitar = at(
    0,
    -15,
    ellipse(2, 1.6, 3, 2.3, '#b5713a') +
      ellipse(-0.6, 0.2, 2.1, 1.7, '#b5713a') +
      rect(-12, -1.2, 11, 0.9, '#5a3a22', 0.4),
    1,
    -24,
  )
  const mic = line('M6 0V-22L3.4 -24', '#2a2730', 0.6) + ellipse(3, -24.4, 1, 1, '#d9d4cc')
  const drum = at(
    cx + 1,
    70,
    ellipse(0, -5, 6.4, 6.2, p.second) +
      ellipse(0, -5, 5, 4.9, dark(p.main, 0.1)) +
      ellipse(-9, -7.4, 3.6, 1, p.accent) +
      ellipse(9, -9, 4.2, 0.8, '#e9c66a') +
      line('M9 -9V0M-9 -7V0', '#3a3540', 0.5),
  )
  let stars = ''
  for (let i = 0; i < 40; i++)
    stars += ellipse(rnd.range(0, w), rnd.range(0, 34), 0.22, 0.22, '#fff6e0', alpha(rnd.range(0.3, 0.9)))
  return (
    sky(kit, w, night, mix(night, p.main, 0.45), mix(p.accent, p.main, 0.35)) +
    stars +
    hills(kit, w, 62, 14, dark(mix(p.main, p.deep, 0.6), 0.2), 3) +
    rect(cx - sw / 2 - 1.4, 16, 1.8, 62, '#26222b') +
    rect(cx + sw / 2 - 0.4, 16, 1.8, 62, '#26222b') +
    rect(cx - sw / 2 - 3, 14.6, sw + 6, 2.8, '#26222b', 0.6) +
    rect(
      cx - sw / 2,
      30,
      sw,
      42,
      ink.linear([
        [0, night, 0.75],
        [1, mix(p.main, night, 0.3), 0.85],
      ]),
    ) +
    ellipse(cx, 50, sw * 0.24, sw * 0.24 > 22 ? 20 : sw * 0.24, light(p.accent, 0.25), alpha(0.85)) +
    beams +
    drum +
    player(cx - sw * 0.2, p.second, guitar) +
    player(cx + sw * 0.21, p.accent, guitar) +
    player(cx - sw * 0.02, light(p.main, 0.5), mic) +
    lamps +
    path(
      poly([
        [cx - sw / 2 - 5, 71],
        [cx + sw / 2 + 5, 71],
        [cx + sw / 2 + 9, 80],
        [cx - sw / 2 - 9, 80],
      ]),
      dark(p.tableShade, 0.35),
    ) +
    crowd(kit, w, 86, mix(night, p.main, 0.22), 6) +
    crowd(kit, w, 94, dark(night, 0.3), 8)
  )
}

/** Screen under the trees at dusk, seats of blankets. */
export const cinema: Place = (kit, w) => {
  const { ink, p, rnd } = kit
  const night = dark(p.deep, 0.15)
  const cx = w / 2
  const sw = Math.min(w * 0.6, 78)
  const tree = (x: number, s: number) =>
    at(
      x,
      82,
      rect(-1, -20, 2, 20, dark(p.deep, 0.4)) +
        ellipse(-5, -24, 9, 8, dark(p.deep, 0.05)) +
        ellipse(5, -27, 10, 10, mix(p.deep, '#4d6b4f', 0.3)) +
        ellipse(0, -34, 8, 8, mix(p.deep, '#4d6b4f', 0.2)),
      s,
    )
  let stars = ''
  for (let i = 0; i < 46; i++)
    stars += ellipse(rnd.range(0, w), rnd.range(0, 40), 0.24, 0.24, '#fff6e0', alpha(rnd.range(0.3, 1)))
  const film = ink.clip(rect(cx - sw / 2, 26, sw, 36, '#000', 0.8))
  const picture =
    rect(
      cx - sw / 2,
      26,
      sw,
      36,
      ink.linear([
        [0, light(p.accent, 0.55)],
        [1, light(p.main, 0.5)],
      ]),
    ) +
    ellipse(cx + sw * 0.2, 42, 6.5, 6.5, '#fff4d4') +
    hills(kit, w, 56, 8, light(p.main, 0.15), 3) +
    hills(kit, w, 60, 5, p.main, 2)
  return (
    sky(kit, w, dark(night, 0.2), mix(night, p.main, 0.4), mix(p.main, p.accent, 0.35)) +
    stars +
    ellipse(w * 0.86, 14, 4.4, 4.4, '#fff4d4') +
    tree(w * 0.07, 1.3) +
    tree(w * 0.93, 1.35) +
    tree(w * 0.18, 0.9) +
    soft(ink, cx, 46, sw * 0.85, 40, light(p.accent, 0.6), 0.4) +
    rect(cx - sw / 2 - 1.6, 24.4, sw + 3.2, 39.2, '#f7f1e4', 1) +
    `<g clip-path="${film}">${picture}</g>` +
    line(`M${f(cx - sw / 2 + 4)} 63V80M${f(cx + sw / 2 - 4)} 63V80`, '#2a262c', 1) +
    rect(0, 79, w, 22, mix('#3f5a42', night, 0.45)) +
    bulbs(kit, -2, 22, w + 2, 20, 4) +
    crowd(kit, w, 89, dark(night, 0.15), 6.4) +
    crowd(kit, w, 97, dark(night, 0.45), 8)
  )
}
