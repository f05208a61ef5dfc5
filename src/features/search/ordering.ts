/** How a product list is ordered, in the words of the call; undefined is the shop's own order (综合). */
export type Ordering = undefined | '-count_purchase' | 'price' | '-price'
export type OrderingTab = 'recommended' | 'sales' | 'price'

export const orderingTabs: readonly OrderingTab[] = ['recommended', 'sales', 'price']

/** The tab that shows an ordering as chosen. */
export function tabOf(ordering: Ordering): OrderingTab {
  if (ordering === '-count_purchase') return 'sales'
  return ordering === 'price' || ordering === '-price' ? 'price' : 'recommended'
}

/** The ordering after a tap on `tab`: the price tab turns round on each further tap. */
export function orderingAfter(tab: OrderingTab, now: Ordering): Ordering {
  if (tab === 'sales') return '-count_purchase'
  if (tab === 'price') return now === 'price' ? '-price' : 'price'
  return undefined
}

/** Reads an ordering out of an address; what is not ours is none. */
export function orderingOf(text: string | undefined): Ordering {
  return text === '-count_purchase' || text === 'price' || text === '-price' ? text : undefined
}
