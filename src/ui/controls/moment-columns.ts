import type { DateTimeKind } from '@storefront/contract/domain/date-time'
import { monthEnds } from '@storefront/contract/domain/day'

export type MomentUnit = 'year' | 'month' | 'day' | 'hour' | 'minute'

/** One column of a choice: what can be chosen between the bounds, and what is. */
export interface MomentColumn {
  readonly unit: MomentUnit
  readonly options: readonly number[]
  readonly value: number
}

interface Bounds {
  readonly min?: string
  readonly max?: string
}

const UNITS: Readonly<Record<DateTimeKind, readonly MomentUnit[]>> = {
  date: ['year', 'month', 'day'],
  time: ['hour', 'minute'],
  datetime: ['year', 'month', 'day', 'hour', 'minute'],
}

/** The text before a unit that is not the first. */
const BEFORE: Readonly<Record<MomentUnit, string>> = { year: '', month: '-', day: '-', hour: ' ', minute: ':' }

/** Years before and after the present one that a choice without bounds offers: a birthday, a plan. */
const [YEARS_BACK, YEARS_ON] = [110, 20]

/** The first and the last number of a unit behind what stands before it. */
const RANGES: Readonly<Record<MomentUnit, (before: string, thisYear: number) => readonly [number, number]>> = {
  year: (_, thisYear) => [thisYear - YEARS_BACK, thisYear + YEARS_ON],
  month: () => [1, 12],
  day: (before) => [1, Number(monthEnds(`${before}-01`)[1].slice(-2))],
  hour: () => [0, 23],
  minute: () => [0, 59],
}

const range = ([first, last]: readonly [number, number]): number[] =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)

/** Returns the numbers of a text, from the widest unit. */
export const numbersOf = (text: string): readonly number[] => text.split(/[-: ]/).map(Number)

/**
 * Returns the columns of a choice and its text. A number that the bounds, or the month, do not have becomes the nearest
 * one that they have. @param numbers by unit, from the widest; @param today the site's day
 */
export function momentColumns(
  kind: DateTimeKind,
  numbers: readonly number[],
  today: string,
  { min = '', max = '' }: Bounds,
): { readonly columns: readonly MomentColumn[]; readonly text: string } {
  let text = ''
  const columns = UNITS[kind].map((unit, index): MomentColumn => {
    const start = text === '' ? '' : text + BEFORE[unit]
    const textOf = (n: number) => start + String(n).padStart(unit === 'year' ? 4 : 2, '0')
    const isWithin = (one: string) => one >= min.slice(0, one.length) && (max === '' || one <= max.slice(0, one.length))
    // A year beyond those that are offered, if the bounds name it.
    const bounds = unit === 'year' ? [min, max].filter(Boolean).map((bound) => Number(bound.slice(0, 4))) : []
    const [first, last] = RANGES[unit](text, Number(today.slice(0, 4)))
    const options = range([Math.min(first, ...bounds), Math.max(last, ...bounds)]).filter((n) => isWithin(textOf(n)))
    const target = numbers[index] ?? 0
    const value = options.find((n) => n >= target) ?? options[options.length - 1] ?? target
    text = textOf(value)
    return { unit, options, value }
  })
  return { columns, text }
}
