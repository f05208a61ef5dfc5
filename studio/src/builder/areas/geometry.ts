/** Areas over a picture, in percents of it from its top left, to a tenth. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Smaller ones are drawn by a slip of the hand, and too small for a finger. */
export const AREA_MIN = 4

const tenth = (value: number): number => Math.round(value * 10) / 10
const clamp = (value: number, low: number, high: number): number => tenth(Math.min(Math.max(value, low), high))

/** The area between two corners, inside the picture. */
export function areaBetween(one: Point, other: Point): Area {
  const [left, right] = [clamp(Math.min(one.x, other.x), 0, 100), clamp(Math.max(one.x, other.x), 0, 100)]
  const [top, bottom] = [clamp(Math.min(one.y, other.y), 0, 100), clamp(Math.max(one.y, other.y), 0, 100)]
  return { left, top, width: tenth(right - left), height: tenth(bottom - top) }
}

/** The area moved by so much; its size stays, and it stops at the picture's edges. */
export const moveArea = ({ left, top, width, height }: Area, { x, y }: Point): Area => ({
  ...{ width, height },
  left: clamp(left + x, 0, 100 - width),
  top: clamp(top + y, 0, 100 - height),
})

/** The area with its bottom right corner moved by so much; its top left stays. */
export const resizeArea = ({ left, top, width, height }: Area, { x, y }: Point): Area => ({
  ...{ left, top },
  width: clamp(width + x, AREA_MIN, 100 - left),
  height: clamp(height + y, AREA_MIN, 100 - top),
})

export const isLargeEnough = ({ width, height }: Area): boolean => width >= AREA_MIN && height >= AREA_MIN

/** Percents of a key's step. */
const STEP = 1
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The area after a key: arrows move it, with Shift they change its size; null for any other key. */
export function areaAfterKey(area: Area, key: string, isShift: boolean): Area | null {
  const step = directions[key]
  if (!step) return null
  return isShift ? resizeArea(area, step) : moveArea(area, step)
}
