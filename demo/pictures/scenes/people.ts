import { dark, light } from '../color'
import { alpha, at, ellipse, f, type Kit, line, path, rect } from '../ink'

const skins = ['#f0c9a6', '#e2b08a', '#c98f66', '#a86f4a'] as const
const hairs = ['#2b2324', '#3c2b25', '#51372a', '#1f2126'] as const

interface Person {
  shirt: string
  trousers?: string
  apron?: string
  bag?: string
  hat?: string
}

/** Faceless walking figure 30 units high, standing on (0,0): faces would fight with the goods. */
export function person({ rnd }: Kit, o: Person): string {
  const skin = rnd.pick(skins)
  const hair = rnd.pick(hairs)
  const stride = rnd.range(0.8, 2.4)
  const long = rnd.next() < 0.5
  const t = o.trousers ?? '#4b4a52'
  const legs =
    path(`M-2.6 -13L${f(-2.2 - stride)} 0h2L.2 -12Z`, dark(t, 0.15)) + path(`M-.4 -13L${f(0.6 + stride)} 0h2L3 -13Z`, t)
  const body =
    path('M-3.6 -23Q0 -25 3.6 -23Q4.6 -17 3.6 -11.6Q0 -10.6 -3.6 -11.6Q-4.6 -17 -3.6 -23Z', o.shirt) +
    path('M1 -24Q3 -23.6 3.6 -23Q4.6 -17 3.6 -11.6L1.6 -11.2Z', dark(o.shirt, 0.4), alpha(0.3))
  const arm =
    line(`M-3.4 -22Q-5.4 -18 ${f(-4.6 + stride * 0.4)} -14`, dark(o.shirt, 0.12), 1.7) +
    line(`M3.4 -22Q5.4 -18 ${f(4.6 - stride * 0.3)} -14.5`, dark(o.shirt, 0.22), 1.7) +
    ellipse(-4.5 + stride * 0.4, -13.5, 0.8, 0.8, skin)
  const head =
    rect(-0.9, -25.6, 1.8, 2.6, dark(skin, 0.14)) +
    ellipse(0, -27.4, 2.4, 2.8, skin) +
    path('M-2.6 -27C-3 -31.6 3 -31.8 2.7 -27.2C2 -28.8 -.8 -29.2 -1.4 -28.6Q-2.2 -28 -2.6 -27Z', hair) +
    (long ? path('M-2.7 -28Q-4 -23.6 -2.2 -22.4L-1.6 -26Z', hair) : '')
  const extra =
    (o.apron ? path('M-2.6 -20H2.6L3.4 -8.4H-3.4Z', o.apron) : '') +
    (o.bag ? path('M3.2 -15h4.4l.6 6h-5.6Z', o.bag) + line('M3.6 -15Q5.4 -19.6 7 -15', dark(o.bag, 0.2), 0.5) : '') +
    (o.hat ? ellipse(0, -29.4, 4, 0.9, dark(o.hat, 0.12)) + path('M-2.4 -29.4Q-2 -32.8 0 -32.8T2.4 -29.4Z', o.hat) : '')
  return ellipse(1.4, 0, 5.6, 0.9, '#241a1c', alpha(0.22)) + legs + arm + body + head + extra
}

/** Row of heads and raised hands seen from behind, against the light. */
export function crowd({ rnd }: Kit, w: number, y: number, color: string, size = 5): string {
  let out = ''
  for (let x = -3; x < w + 4; x += size * 1.15) {
    const h = rnd.range(-1.4, 1.4)
    const s = size * rnd.range(0.88, 1.12)
    out += at(
      x + rnd.range(-0.7, 0.7),
      y + h,
      ellipse(0, -s * 0.62, s * 0.36, s * 0.44, color) +
        path(
          `M${f(-s * 0.72)} ${f(s * 4)}Q${f(-s * 0.74)} ${f(-s * 0.12)} 0 ${f(-s * 0.16)}T${f(s * 0.72)} ${f(s * 4)}Z`,
          color,
        ) +
        (rnd.next() < 0.22
          ? line(
              `M${f(s * 0.5)} 0Q${f(s * 0.8)} ${f(-s * 0.9)} ${f(s * rnd.range(0.2, 0.7))} ${f(-s * 1.7)}`,
              color,
              s * 0.22,
            )
          : ''),
    )
  }
  return out
}

/** Warm bulbs on a sagging wire. */
export function bulbs(
  { ink }: Kit,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  color = '#ffd98a',
): string {
  const glow = ink.radial([
    [0, color, 0.75],
    [1, color, 0],
  ])
  const mx = (x1 + x2) / 2
  const my = (y1 + y2) / 2 + sag * 2
  let out = line(`M${f(x1)} ${f(y1)}Q${f(mx)} ${f(my)} ${f(x2)} ${f(y2)}`, dark('#6b5a4a', 0.3), 0.25)
  const n = Math.max(4, Math.round(Math.abs(x2 - x1) / 7))
  for (let i = 1; i < n; i++) {
    const t = i / n
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2
    out += ellipse(x, y + 1, 4, 4, glow) + ellipse(x, y + 1, 0.85, 1.05, light(color, 0.6))
  }
  return out
}
