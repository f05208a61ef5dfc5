import type { Order } from './OrderListScreen'

/** Who an order is sent to and where, in one line; null for one that is collected. */
export const addressLine = ({ address }: Pick<Order, 'address'>): string | null => address && `${address.name} ${address.mobile}, ${address.display}`
