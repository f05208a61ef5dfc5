import { light } from '../color'
import { alpha, ellipse, f, type Kit, line, path, rect } from '../ink'

/** Repeating cloth patterns; each is a tile of one motif over a ground colour. */
const motifNames = ['kawung', 'parang', 'cloud', 'ceplok', 'truntum', 'stripe', 'check', 'wave', 'dots'] as const
export type Motif = (typeof motifNames)[number]

const petal = (x: number, y: number, rx: number, ry: number, turn: number, fill: string): string =>
  ellipse(x, y, rx, ry, fill, `transform="rotate(${f(turn)} ${f(x)} ${f(y)})"`)

function tile(name: Motif, a: string, b: string): { w: number; h: number; body: string; turn?: string } {
  switch (name) {
    case 'kawung': {
      const arms = [45, 135, 225, 315].map((t) => {
        const x = 4 + Math.cos((t * Math.PI) / 180) * 2.15
        const y = 4 + Math.sin((t * Math.PI) / 180) * 2.15
        return petal(x, y, 1.75, 1.15, t, a) + petal(x, y, 1.05, 0.55, t, b)
      })
      return {
        w: 8,
        h: 8,
        body:
          arms.join('') +
          ellipse(4, 4, 0.4, 0.4, a) +
          ellipse(0, 4, 0.5, 0.5, a) +
          ellipse(8, 4, 0.5, 0.5, a) +
          ellipse(4, 0, 0.5, 0.5, a) +
          ellipse(4, 8, 0.5, 0.5, a),
      }
    }
    case 'parang':
      return {
        w: 6,
        h: 5,
        turn: 'rotate(-38)',
        body:
          path(
            'M0.4 5C0.2 3.4 1.6 2.9 2.2 1.9C2.8 0.9 2.2 0.2 1.6 0.2C3.6 -0.3 4.4 1 3.8 2.3C3.2 3.6 1.8 3.4 2 5Z',
            a,
          ) +
          ellipse(2.9, 1.2, 0.45, 0.45, b) +
          rect(4.7, 0, 0.35, 5, a) +
          rect(5.4, 0, 0.2, 5, a) +
          ellipse(5.9, 2.5, 0.3, 0.5, a),
      }
    case 'cloud': {
      const c = (d: number, color: string) =>
        line(
          `M${f(2 - d)} ${f(6 + d)}C${f(0 - d)} ${f(6 + d)} ${f(0 - d)} ${f(3 - d)} ${f(3)} ${f(3.2 - d)}C${f(3.4)} ${f(0.6 - d)} ${f(8)} ${f(0.6 - d)} ${f(8.2)} ${f(3.2 - d)}C${f(11 + d)} ${f(3 - d)} ${f(11 + d)} ${f(6 + d)} ${f(9 + d)} ${f(6 + d)}`,
          color,
          0.55,
        )
      return {
        w: 13,
        h: 9,
        body: c(0, a) + c(-0.9, b) + c(-1.7, a) + ellipse(12, 8, 0.4, 0.4, b) + ellipse(0.6, 8.2, 0.3, 0.3, a),
      }
    }
    case 'ceplok': {
      const petals = [0, 45, 90, 135, 180, 225, 270, 315].map((t, i) =>
        petal(
          4.5 + Math.cos((t * Math.PI) / 180) * 1.9,
          4.5 + Math.sin((t * Math.PI) / 180) * 1.9,
          1.3,
          0.55,
          t,
          i % 2 ? b : a,
        ),
      )
      return {
        w: 9,
        h: 9,
        body: `<path d="M4.5 .3L8.7 4.5L4.5 8.7L.3 4.5Z" fill="none" stroke="${a}" stroke-width=".35"/>${petals.join('')}${ellipse(4.5, 4.5, 0.65, 0.65, b)}${ellipse(0, 0, 0.9, 0.9, a)}${ellipse(9, 0, 0.9, 0.9, a)}${ellipse(0, 9, 0.9, 0.9, a)}${ellipse(9, 9, 0.9, 0.9, a)}`,
      }
    }
    case 'truntum': {
      const star = (x: number, y: number, c: string) =>
        [0, 45, 90, 135]
          .map((t) => rect(x - 1.05, y - 0.13, 2.1, 0.26, c, 0.1, `transform="rotate(${t} ${x} ${y})"`))
          .join('') + ellipse(x, y, 0.38, 0.38, b)
      return {
        w: 6,
        h: 6,
        body: star(1.5, 1.5, a) + star(4.5, 4.5, a) + ellipse(4.5, 1.5, 0.2, 0.2, a) + ellipse(1.5, 4.5, 0.2, 0.2, a),
      }
    }
    case 'stripe':
      return { w: 7, h: 7, body: rect(0, 0, 1.6, 7, a) + rect(2.4, 0, 0.45, 7, b) + rect(4.2, 0, 0.3, 7, a) }
    case 'check':
      return {
        w: 7,
        h: 7,
        body:
          rect(0, 0, 2, 7, a, 0, alpha(0.55)) +
          rect(0, 0, 7, 2, a, 0, alpha(0.55)) +
          rect(4, 0, 0.4, 7, b) +
          rect(0, 4, 7, 0.4, b),
      }
    case 'wave':
      return {
        w: 8,
        h: 5,
        body: [1, 2.3, 3.6]
          .map((y, i) => line(`M-1 ${y}Q1 ${y - 1.6} 2 ${y}T4 ${y}T6 ${y}T8 ${y}T10 ${y}`, i % 2 ? b : a, 0.38))
          .join(''),
      }
    default:
      return { w: 5, h: 5, body: ellipse(1.3, 1.3, 0.62, 0.62, a) + ellipse(3.8, 3.8, 0.62, 0.62, b) }
  }
}

/** Fill with that motif over `ground`; `scale` 1 suits a cloth half the picture wide. */
export function motif({ ink }: Kit, name: Motif, ground: string, a: string, b: string, scale = 1, turn = 0): string {
  const t = tile(name, a, b)
  return ink.pattern(
    t.w,
    t.h,
    rect(-1, -1, t.w + 2, t.h + 2, ground) + t.body,
    `rotate(${f(turn)}) scale(${f(scale)}) ${t.turn ?? ''}`,
  )
}

/** A motif of this seed in the palette's colours. */
export function anyMotif(kit: Kit, from: readonly Motif[] = motifNames, scale = 1, turn = 0): string {
  const { p, rnd } = kit
  const name = from[rnd.int(from.length)] ?? 'dots'
  return motif(kit, name, p.main, p.second, light(p.accent, 0.1), scale, turn)
}
