import { hasTickets } from '@storefront/contract/domain/orders/order-kinds'
import type { Order } from '@storefront/contract/entities/orders/order'
import { useQuery } from '@tanstack/react-query'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'

/** Reads the event and the tickets of a paid order of tickets; nothing for any other order. */
export const usePaidTickets = (order: Pick<Order, 'number' | 'kind' | 'paid'> | undefined) =>
  useQuery({
    queryKey: ticketKeys.order(order?.number ?? ''),
    queryFn: ({ signal }) => ticketsApi.order(order?.number ?? '', { signal }),
    enabled: order !== undefined && hasTickets(order.kind) && order.paid !== null,
  })
