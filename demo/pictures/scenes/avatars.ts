import { dark, light } from '../color'
import { alpha, ellipse, type Kit, path, rect } from '../ink'

const skins = ['#f3cda9', '#e8b893', '#d09a70', '#b57c54'] as const
const hairs = ['#2b2324', '#4a3228', '#1f2126', '#6b4630'] as const

/** Portrait without features beyond brows and a smile; hair, skin and clothes by the dice. */
export function avatar({ ink, p, rnd }: Kit): string {
  const skin = rnd.pick(skins)
  const hair = rnd.pick(hairs)
  const style = rnd.int(4)
  const back =
    rect(
      0,
      0,
      100,
      100,
      ink.linear(
        [
          [0, light(p.wall, 0.2)],
          [1, p.wallShade],
        ],
        0.7,
        1,
      ),
    ) + ellipse(64, 38, 42, 42, '#fffaf0', alpha(0.25))
  const longHair =
    style === 0 || style === 3 ? path('M25 46C22 18 78 18 75 46C76 66 80 78 76 88H24C20 78 24 66 25 46Z', hair) : ''
  const bun = style === 1 ? ellipse(50, 16, 10, 9, hair) : ''
  const body =
    path('M12 101C14 80 32 75 50 75S86 80 88 101Z', p.main) +
    path('M58 75.6C76 77 86 84 88 101H72C72 88 68 80 58 75.6Z', dark(p.main, 0.3), alpha(0.35)) +
    path('M40 75Q50 86 60 75L57 70H43Z', p.second)
  const neck = path('M42 62H58V76Q50 83 42 76Z', dark(skin, 0.14))
  const cap = ellipse(50, 42, 23, 21, hair)
  const face =
    path('M30 44C30 26 70 26 70 44C70 62 61 71 50 71S30 62 30 44Z', skin) +
    path('M60 32C68 36 70 40 70 46C70 62 61 71 52 71C62 64 66 50 60 32Z', dark(skin, 0.3), alpha(0.16))
  const fringe =
    style === 2
      ? path('M28 46C24 18 50 16 56 20C72 18 78 34 72 46C70 36 66 34 62 32C50 36 38 34 34 34C31 38 30 42 28 46Z', hair)
      : style === 3
        ? path('M27 50C24 18 76 18 73 50C72 40 68 38 66 38H34C31 38 28 42 27 50Z', hair)
        : path('M27 48C23 16 77 16 73 48C72 38 66 32 54 28C48 36 34 34 31 38Q28 42 27 48Z', hair)
  const brow = (x: number) =>
    `<path d="M${x - 4} 44.6Q${x} 42.6 ${x + 4} 44.6" fill="none" stroke="${hair}" stroke-width="1.7" stroke-linecap="round"/>`
  const eyes = ellipse(41.6, 50, 1.7, 2, '#33262a') + ellipse(58.4, 50, 1.7, 2, '#33262a')
  const smile =
    '<path d="M44.5 59.5Q50 64 55.5 59.5" fill="none" stroke="#9b4f45" stroke-width="1.9" stroke-linecap="round"/>'
  const blush = ellipse(37, 56.5, 4, 2.5, '#e58a78', alpha(0.3)) + ellipse(63, 56.5, 4, 2.5, '#e58a78', alpha(0.3))
  return (
    back +
    longHair +
    bun +
    neck +
    body +
    cap +
    face +
    fringe +
    brow(41.6) +
    brow(58.4) +
    eyes +
    blush +
    smile +
    ellipse(50, 86, 0.1, 0.1, p.accent)
  )
}
