import { dark, light } from '../color'
import { at, ellipse, type Kit, line, rect } from '../ink'

const skins = ['#f0c9a6', '#e2b08a', '#c98f66', '#a86f4a'] as const

type Side = 1 | -1

/** Two hands, and their sleeves, in front of something `width` wide and `height` high whose foot is at (x, y). */
export function hands({ p, rnd }: Kit, x: number, y: number, width: number, height: number): string {
  const skin = rnd.pick(skins)
  const sleeve = rnd.pick([p.accent, p.main, p.deep])
  const r = width / 2
  const grip = y - height * 0.34
  const draw = (side: Side): string => {
    const tone = side > 0 ? dark(skin, 0.1) : skin
    const cloth = side > 0 ? dark(sleeve, 0.14) : light(sleeve, 0.06)
    const out = (units: number): number => x + side * (r + units)
    const fingers = [0, 1, 2, 3].map((row) =>
      at(
        out(-2.6 - row * 0.8),
        grip - 3.6 + row * 2.7,
        rect(-6.4, -1.5, 12.8, 2.9, dark(tone, 0.05 * row), 1.45) +
          ellipse(side * -5.1, -0.1, 0.9, 0.75, light(skin, 0.4)),
        1,
        side * (10 - row * 5),
      ),
    )
    return (
      line(`M${out(20)} 108Q${out(12)} ${y + 6} ${out(3.6)} ${grip + 2}`, tone, 8.4) +
      ellipse(out(2.4), grip + 0.6, 5, 6.4, tone) +
      fingers.join('') +
      line(`M${out(23)} 112L${out(14.5)} ${y + 13}`, cloth, 13.5)
    )
  }
  return draw(-1) + draw(1)
}
