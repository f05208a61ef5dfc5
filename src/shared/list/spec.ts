import type { Page } from '@storefront/contract/entities/common'
import type { RouteName } from '@storefront/contract/routes'
import type { ReactElement, ReactNode } from 'react'
import type { TextKey } from '@/i18n'
import type { Params, Query } from '@/routes'
import type { IconName } from '@/ui/display/Icon'

/** The request parameters of every list (spec 7), beside its own filters. */
type Common = 'search' | 'ordering' | 'from' | 'to' | 'limit' | 'offset' | 'id'

/**
 * The source of a resource's items and the way they are drawn: all that a list without controls needs. `Q` is the query
 * of its call.
 */
export interface ListSource<T, Q extends object> {
  /** Name in the cache. A constant function: rows of `keys`. */
  readonly key: (query: Q) => readonly unknown[]
  readonly load: (
    query: Q & { readonly limit: number; readonly offset: number },
    options: { readonly signal: AbortSignal },
  ) => Promise<Page<T>>
  readonly idOf: (item: T) => string | number
  /** Draws the items, through `VirtualList`: `cardItems`, or a list's own. */
  readonly renderItems: (items: readonly T[]) => ReactNode
  /** The skeleton before the first items, by its name or as it is drawn; rows without it. */
  readonly skeleton?: 'grid' | 'rows' | ReactElement
  readonly empty: EmptyTexts
}

/** The text of an empty list. When a search or a filter matches nothing, the list says so and offers to clear it. */
export interface EmptyTexts {
  readonly text: TextKey
  /** Text that names a time when the list will have items, or the user's next step. */
  readonly hint?: TextKey
  readonly icon?: IconName
  /** The way on: a screen. */
  readonly action?: { readonly text: TextKey; readonly to: RouteName }
}

/** The reader of one request parameter of a list from the address; invalid texts are undefined and removed from it. */
export type Field<V> = (text: string) => V | undefined

/** Readers of a resource's own filters, by their names in the call and in the address. */
export type Fields<Q> = { readonly [K in Exclude<keyof Q, Common>]?: Field<NonNullable<Q[K]>> }

/** One ordering. The first of a list's orderings is its own order, without a `value`. */
export interface OrderingTab {
  readonly label: TextKey
  readonly value?: string
  /** The ordering after a second tap: the other way round. */
  readonly reverse?: string
  /** For readers: what `value` and `turned` are called. */
  readonly names?: readonly [TextKey, TextKey]
}

/** A row of tabs over one filter, as 全部 / 未开始 / 进行中 / 已结束. */
export interface FilterTabs {
  /** The filter's name in the address; `fields` has its reader. */
  readonly name: string
  readonly label: TextKey
  /** The value '' is "all". */
  readonly options: readonly { readonly value: string; readonly label: TextKey }[]
}

/** A part of the filter panel. Its values are texts, as in the address; '' is not set. */
export interface PanelPart {
  /** The filters it sets. */
  readonly names: readonly string[]
  /** Two of them are the ends of one range: they count as one filter, and the wrong way round they are swapped. */
  readonly range?: RangeKind
  readonly render: (props: PanelPartProps) => ReactNode
}

export type RangeKind = 'amounts' | 'days'

export interface PanelPartProps {
  readonly values: Query
  readonly onChange: (values: Params) => void
}

/** A list with its controls. Controls that are not set are not shown. */
export interface ListSpec<T, Q extends object> extends ListSource<T, Q> {
  /** Placeholder of the search box. */
  readonly search?: TextKey
  readonly orderings?: readonly OrderingTab[]
  readonly tabs?: FilterTabs
  readonly panel?: readonly PanelPart[]
  readonly fields?: Fields<Q>
  /** The button of the filter panel with `{n}`; results without it. */
  readonly counted?: TextKey
}

/** Whether `ordering` is the tab's own, or its reverse. The tab without a value is a list's own order. */
export const isTabOf = (tab: OrderingTab, ordering: string | undefined): boolean =>
  tab.value === (ordering || undefined) || (tab.reverse !== undefined && tab.reverse === ordering)

/** Returns the ordering after a tap on `tab`: a tab with two directions reverses on each further tap. */
export const orderingAfter = (tab: OrderingTab, now: string | undefined): string | undefined =>
  tab.reverse !== undefined && tab.value === now ? tab.reverse : tab.value
