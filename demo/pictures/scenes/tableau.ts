import { mix } from '../color'
import { at, type Kit } from '../ink'
import { type ShapeName, shapes } from '../shapes/index'
import { stage } from './stage'

/** Still lifes of several objects on one theme, for banners and covers. Left to right; bigger weight, nearer. */
export const tableaux = {
  tableTea: ['plant', 'teaset', 'gaiwan', 'vase', 'tin'],
  tableDesk: ['lamp', 'notebook', 'pens', 'books', 'letters'],
  tableBath: ['towels', 'soap', 'bottle', 'diffuser', 'candle'],
  tableKitchen: ['board', 'bowl', 'jar', 'plate', 'basket'],
  tableCoffee: ['coffeeBag', 'dripper', 'mug', 'beans', 'tin'],
  tableSpice: ['basket', 'spices', 'sauce', 'jar', 'bowl'],
  tableBatik: ['basket', 'batikFold', 'tote', 'cushion', 'vase'],
  tableRattan: ['plant', 'basket', 'tray', 'roundBag', 'chair'],
  tableGift: ['vase', 'gift', 'candle', 'letters', 'cup'],
  tableFlower: ['vase', 'plant', 'vase', 'basket', 'vase'],
  tableCeramic: ['plate', 'vase', 'teapot', 'cup', 'bowl'],
  tableHome: ['lamp', 'cushion', 'blanket', 'plant', 'books'],
} as const satisfies Record<string, readonly ShapeName[]>

export type TableauName = keyof typeof tableaux

/** Lays the table: odd ones behind, even ones before, tones turning through the palette. */
export function tableau(name: TableauName, kit: Kit, w: number): string {
  const { p, rnd } = kit
  const { back, front, floor } = stage({ ...kit, rnd: rnd.fork(5) }, w)
  const names: readonly ShapeName[] = tableaux[name]
  // A poster is narrow: fewer things, a little smaller.
  const visible = w < 90 ? names.slice(0, 3) : w < 170 ? names.slice(0, 4) : names
  const tones = [p.main, mix(p.second, p.wallShade, 0.2), p.accent, mix(p.main, p.second, 0.45), p.second]
  const step = Math.min(w / (visible.length + 0.35), 39)
  const scale = Math.min(step / 34, 1.06)
  const placements = visible.map((shape, i) => {
    const isForeground = i % 2 === 1
    const main = tones[i % tones.length] ?? p.main
    const second = i % 2 ? p.second : mix(p.main, p.second, 0.75)
    const art = shapes[shape]({
      ...kit,
      p: { ...p, main, second, accent: i === 2 ? p.main : p.accent },
      rnd: rnd.fork(40 + i),
    })
    const x = w / 2 + (i - (visible.length - 1) / 2) * step + rnd.range(-1.5, 1.5)
    return {
      near: isForeground,
      svg: at(x, isForeground ? floor + 9 : floor - 2, art, isForeground ? scale * 1.04 : scale * 0.98),
    }
  })
  const order = [...placements].sort((a, b) => Number(a.near) - Number(b.near))
  return back + order.map((o) => o.svg).join('') + front
}
