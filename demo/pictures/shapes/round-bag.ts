import { dark, light } from '../color'
import { castShadow, ellipse, line, path, rect, type Shape } from '../ink'
import { cane } from './basketry'

/** Round shoulder bag. */
export const roundBag: Shape = (kit) => {
  const { ink, p } = kit
  const c = cane(kit)
  const cy = -17
  let rounds = ''
  for (let i = 1; i < 9; i++)
    rounds += ellipse(
      0,
      cy,
      i * 2,
      i * 2,
      'none',
      `stroke="${i % 2 ? dark(c, 0.3) : light(c, 0.3)}" stroke-width="${i % 2 ? 0.7 : 1.1}" stroke-dasharray="${i % 2 ? '1.2 .5' : '2 .4'}"`,
    )
  let rays = ''
  for (let i = 0; i < 24; i++)
    rays += rect(
      -0.12,
      cy - 16.5,
      0.24,
      14,
      dark(c, 0.4),
      0,
      `transform="rotate(${i * 15} 0 ${cy})" fill-opacity=".35" stroke-opacity=".35"`,
    )
  return (
    castShadow(kit, 26) +
    line('M-13 -28C-22 -62 22 -66 14 -28', '#8a5a36', 1.7) +
    ellipse(3, cy - 0.5, 17, 17, dark(c, 0.5)) +
    ellipse(
      0,
      cy,
      17,
      17,
      ink.radial(
        [
          [0, light(c, 0.25)],
          [1, dark(c, 0.08)],
        ],
        0.35,
        0.3,
        0.8,
      ),
    ) +
    rays +
    rounds +
    ellipse(0, cy, 17, 17, 'none', `stroke="${dark(c, 0.28)}" stroke-width="1.3"`) +
    rect(-2.6, cy - 17, 5.2, 12, '#8a5a36', 1.4) +
    ellipse(0, cy - 7, 1, 1, p.accent) +
    line('M12 -31q4 -3 3 6', p.main, 1.4) +
    path('M13.4 -25l3.4 0l1 8l-5.4 0Z', p.main)
  )
}
