import type { OrderingTab } from './spec'

/** Whether `ordering` is the tab's own, or its turned one. The tab without a value is a list's own order. */
export const isTabOf = (tab: OrderingTab, ordering: string | undefined): boolean =>
  tab.value === (ordering || undefined) || (tab.reverse !== undefined && tab.reverse === ordering)

/** The ordering after a tap on `tab`: a tab that has two directions turns round on each further tap. */
export const orderingAfter = (tab: OrderingTab, now: string | undefined): string | undefined =>
  tab.reverse !== undefined && tab.value === now ? tab.reverse : tab.value
