import { ODDS_TOTAL } from '@storefront/contract/domain/promotion/raffle'
import type { RafflePrize } from '@storefront/contract/entities/promotion/raffle'

type SlotPrize = Pick<RafflePrize, 'id' | 'name' | 'kind' | 'image'> | null

/** A place of a wheel or a grid: a prize, or none. */
export interface Slot {
  readonly place: number
  readonly prize: SlotPrize
}

/** A slice of a wheel is drawn by a skew, which needs slices of less than a right angle. */
const WHEEL_SLOTS_MIN = 6
const GRID_SIDE_MIN = 3

const repeatTo = (prizes: readonly SlotPrize[], count: number): Slot[] =>
  Array.from({ length: count }, (_, place) => ({ place, prize: prizes[place % prizes.length] ?? null }))

/**
 * Returns every prize once, and a place for no prize where that can happen: by the odds, or because a prize has run
 * out.
 */
function slotPrizes(prizes: readonly RafflePrize[]): SlotPrize[] {
  const isSure =
    prizes.reduce((sum, { odds }) => sum + (odds ?? 0), 0) >= ODDS_TOTAL && prizes.every(({ left }) => left > 0)
  return isSure ? [...prizes] : [...prizes, null]
}

/** Returns the slices of a wheel, clockwise; few prizes come several times. */
export function wheelSlots(prizes: readonly RafflePrize[]): Slot[] {
  const parts = slotPrizes(prizes)
  return repeatTo(parts, parts.length * Math.ceil(WHEEL_SLOTS_MIN / parts.length))
}

/** Returns the side of the smallest square whose border has a cell for each. */
export function gridSide(count: number): number {
  return Math.max(GRID_SIDE_MIN, Math.ceil(count / 4) + 1)
}

/** Returns the border cells of a grid, clockwise from the upper left. */
export function gridSlots(prizes: readonly RafflePrize[]): Slot[] {
  const parts = slotPrizes(prizes)
  return repeatTo(parts, 4 * (gridSide(parts.length) - 1))
}

/** Column and row of a border cell, clockwise from the upper left. */
export function gridCell(index: number, side: number): readonly [number, number] {
  const last = side - 1
  const along = index % last
  const cells = [
    [along, 0],
    [last, along],
    [last - along, last],
    [0, last - along],
  ] as const
  return cells[Math.floor(index / last) % 4] ?? [0, 0]
}

/** Returns the place of a result; of several places, one that changes from turn to turn. */
export function slotOf(slots: readonly Slot[], prize: { readonly id: number } | null, turn: number): number {
  const places = slots.filter((slot) => slot.prize?.id === prize?.id)
  return places[turn % Math.max(1, places.length)]?.place ?? 0
}

/** Returns the rotation of a wheel, in degrees, so that a slice stops under the mark after so many whole turns. */
export const wheelAngle = (slot: number, count: number, turns: number): number =>
  360 * turns - ((slot + 0.5) * 360) / count

/** Milliseconds after which each step of a grid's light comes: fast at first, slow at the end. */
export const stepTimes = (steps: number, total: number): number[] =>
  Array.from({ length: steps }, (_, n) => Math.round(total * (1 - Math.sqrt(1 - (n + 1) / steps))))
