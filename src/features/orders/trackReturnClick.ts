import type { OrderLine } from '@storefront/contract/entities/orders/order'
import { track } from '@/services/track'

/** A tap that begins the return of a line (spec 7). */
export const trackReturnClick = ({ id, product_id: product }: Pick<OrderLine, 'id' | 'product_id'>): void =>
  track('order_line_return', { line: id, ...(product !== null && { product }) })
