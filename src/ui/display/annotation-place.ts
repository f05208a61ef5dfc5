import type { Annotation } from '@storefront/contract/entities/common'

type Spot = Pick<Annotation, 'left' | 'top'>
type Box = Spot & Pick<Annotation, 'width' | 'height'>

const percent = (value: number): string => `${Number(value.toFixed(2))}%`
const clampPercent = (value: number): number => Math.min(100, Math.max(0, value))

/** From the edge of a tag to the middle of its dot, and half of a finger's target, in px. */
const DOT = 11
const HALF = 22

/** A tag's words stand at its right; in the right half of the picture at its left, where there is room. */
export const isFlipped = ({ left: x }: Spot): boolean => x > 50

/** Returns the inline style of a tag: its dot is on the spot, all of it inside the picture. */
export function tagStyle(spot: Spot): string {
  const side = isFlipped(spot) ? 'right' : 'left'
  const share = clampPercent(side === 'left' ? spot.left : 100 - spot.left)
  const top = `min(calc(100% - ${2 * HALF}px),calc(${percent(clampPercent(spot.top))} - ${HALF}px))`
  return `position:absolute;top:max(0px,${top});${side}:max(0px,calc(${percent(share)} - ${DOT}px));max-width:calc(${percent(100 - share)} + ${DOT}px)`
}

/** Returns the inline style of an area, cut off at the picture's edge; null if nothing of it is left. */
export function areaStyle(area: Box): string | null {
  const [x, y] = [clampPercent(area.left), clampPercent(area.top)]
  const width = clampPercent(x + (area.width ?? 0)) - x
  const height = clampPercent(y + (area.height ?? 0)) - y
  if (width <= 0 || height <= 0) return null
  return `position:absolute;left:${percent(x)};top:${percent(y)};width:${percent(width)};height:${percent(height)}`
}
