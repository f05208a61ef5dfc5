import { ellipse, f, type Kit, path, rect } from '../ink'
import { sprig } from './decor'

/** Draws the print on a cover or wrapper of w x h; the origin is its lower left corner. */
export function print(kit: Kit, w: number, h: number, ink1: string, ink2: string): string {
  const { rnd } = kit
  const cx = w / 2
  switch (rnd.int(5)) {
    case 0:
      return (
        ellipse(cx, -h * 0.6, w * 0.24, w * 0.24, ink2) +
        path(
          `M0 ${f(-h * 0.34)}Q${f(w * 0.3)} ${f(-h * 0.52)} ${f(w * 0.55)} ${f(-h * 0.33)}T${f(w)} ${f(-h * 0.4)}V0H0Z`,
          ink1,
        )
      )
    case 1:
      return sprig(kit, cx, -h * 0.18, h * 0.62, ink1)
    case 2:
      return [0, 1, 2, 3]
        .map((i) => rect(w * 0.2, -h * (0.78 - i * 0.13), w * 0.6, h * 0.055, i % 2 ? ink2 : ink1, 0.3))
        .join('')
    case 3:
      return [0.3, 0.22, 0.14].map((r, i) => ellipse(cx, -h * 0.55, w * r, w * r, i % 2 ? ink2 : ink1)).join('')
    default:
      return (
        path(`M${f(w * 0.5)} ${f(-h * 0.82)}L${f(w * 0.8)} ${f(-h * 0.38)}H${f(w * 0.2)}Z`, ink1) +
        path(`M${f(w * 0.3)} ${f(-h * 0.66)}L${f(w * 0.56)} ${f(-h * 0.38)}H${f(w * 0.04)}Z`, ink2)
      )
  }
}
