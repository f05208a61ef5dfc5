import type { OrderingTab } from '@/shared/list/spec'

/** The orderings of product lists. */
export const productOrderings: readonly OrderingTab[] = [
  { label: 'list.recommended' },
  { label: 'list.sales', value: '-count_purchase' },
  { label: 'list.price', value: 'price', reverse: '-price', names: ['list.priceUp', 'list.priceDown'] },
]

/** Returns an ordering of the address that is offered; others are none. */
export const productOrdering = (text: string | undefined): string | undefined =>
  productOrderings.some(({ value, reverse }) => text !== undefined && (text === value || text === reverse))
    ? text
    : undefined
