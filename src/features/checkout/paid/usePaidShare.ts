import type { Order } from '@storefront/contract/entities/orders/order'
import type { EventRef } from '@storefront/contract/entities/events/event'
import type { ShareCard, Shareable } from '@/platform/share/types'
import { useShareCard } from '@/shared/share/useShareCard'
import { useSite } from '@/state/site'
import { usePaidTickets } from './usePaidTickets'

/** Returns the card of what was bought: the event of tickets, or the first product. A recharge is nobody else's. */
function cardOf(order: Order, event: EventRef | undefined): ShareCard | null {
  if (event)
    return {
      title: event.name,
      name: 'event.event.detail',
      params: { id: event.slug ?? event.id },
      image: event.main_image,
    }
  const line = order.lines.find(({ product_id }) => product_id !== null)
  return line
    ? {
        title: line.product_name,
        name: 'shop.product.detail',
        params: { id: line.product_id ?? undefined },
        image: line.image,
      }
    : null
}

/**
 * Shares what was bought, and returns it for the button of the result. The menu of the app around us shares the shop
 * while nothing is paid: the address of a payment is the buyer's own.
 */
export function usePaidShare(order: Order | undefined): Shareable | null {
  const { data } = usePaidTickets(order)
  const shop = useSite(({ site }) => site?.name ?? '')
  const card = order?.paid ? cardOf(order, data?.event) : null
  const shared = useShareCard(card ?? (shop ? { title: shop, name: 'mobile.index' } : null))
  return card ? shared : null
}
