import type { Params, Query } from '@/routes'
import { dayField } from './fields'
import type { Field, ListSpec, PanelPart, RangeKind } from './spec'

/** The maximum length that the request accepts. */
export const SEARCH_MAX = 100

/** The list parameters of an address. */
export interface ListParams<Q> {
  readonly query: Q
  /** Parameters to lay over the address, so that it matches the shown list; null if it does already. */
  readonly mend: Params | null
  /** The ends of a range stood the wrong way round. */
  readonly hasSwappedRanges: boolean
}

/** The parts of a spec that decide how an address is read. */
type Readable<Q extends object> = Pick<ListSpec<never, Q>, 'search' | 'orderings' | 'panel' | 'fields'>

const searchField: Field<string> = (text) => text.trim().slice(0, SEARCH_MAX).trim() || undefined

/** Returns the readers of all parameters of a list's request, by name. */
function readersOf<Q extends object>({
  search,
  orderings = [],
  panel = [],
  fields = {},
}: Readable<Q>): Map<string, Field<unknown>> {
  const orderingValues = orderings.flatMap(({ value, reverse }) => [value, reverse])
  const own = Object.entries<Field<unknown> | undefined>(fields).flatMap(([name, read]): [string, Field<unknown>][] =>
    read ? [[name, read]] : [],
  )
  const days = panel.filter(({ range }) => range === 'days').flatMap(({ names }) => names)
  return new Map<string, Field<unknown>>([
    ...(search ? ([['search', searchField]] as const) : []),
    ...(orderings.length > 0
      ? ([['ordering', (text: string) => orderingValues.find((one) => one === text)]] as const)
      : []),
    ...days.map((name) => [name, dayField] as const),
    ...own,
  ])
}

const isAfter: Readonly<Record<RangeKind, (one: string, other: string) => boolean>> = {
  amounts: (one, other) => Number(one) > Number(other),
  // Days sort as texts.
  days: (one, other) => one > other,
}

/** Turns round the ranges that begin after their end; true when there was one. */
function turnRanges(values: Record<string, unknown>, panel: readonly PanelPart[]): boolean {
  let isSwapped = false
  for (const { names, range } of panel) {
    const [low = '', high = ''] = names
    const [from, to] = [values[low], values[high]]
    if (!range || typeof from !== 'string' || typeof to !== 'string' || !isAfter[range](from, to)) continue
    values[low] = to
    values[high] = from
    isSwapped = true
  }
  return isSwapped
}

/**
 * Returns the list parameters of an address. Nothing in an address breaks a list: invalid values are left out, and
 * reversed ranges are swapped.
 */
export function parseListParams<Q extends object>(spec: Readable<Q>, params: Query): ListParams<Q> {
  const values: Record<string, unknown> = {}
  for (const [name, read] of readersOf(spec)) {
    const text = params[name]
    if (text !== undefined) values[name] = read(text)
  }
  const hasSwappedRanges = turnRanges(values, spec.panel ?? [])
  const wrong = Object.entries(values).filter(
    ([name, value]) => (value === undefined ? '' : String(value)) !== params[name],
  )
  const knownEntries = Object.entries(values).filter(([, value]) => value !== undefined)
  return {
    // The readers' types are those of the question's fields.
    query: Object.fromEntries(knownEntries) as unknown as Q,
    mend: wrong.length > 0 ? (Object.fromEntries(wrong) as Params) : null,
    hasSwappedRanges,
  }
}

/** Returns the number of the panel's filters that are set; a range counts as one. */
export function countFilters(panel: readonly PanelPart[], params: Query): number {
  const isSet = (name: string) => (params[name] ?? '') !== ''
  return panel.reduce(
    (sum, { names, range }) => sum + (range ? Number(names.some(isSet)) : names.filter(isSet).length),
    0,
  )
}

/** Parameters that remove the panel's filters. */
export const withoutFilters = (panel: readonly PanelPart[]): Params =>
  Object.fromEntries(panel.flatMap(({ names }) => names.map((name) => [name, undefined])))
