import type { Page } from '@storefront/contract/entities/common'
import type { IssuedTicket } from '@storefront/contract/entities/events/ticket'
import { useDidShow } from '@tarojs/taro'
import { OFFLINE_MAX, useOfflineQuery } from '@/features/wallet/useOfflineQuery'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'

/**
 * Returns the user's tickets that can still let in, also offline: `at` is the time of the response shown when it is the
 * stored one.
 */
export function useOwnTickets() {
  const { state, data, at, isPending, query } = useOfflineQuery<Page<IssuedTicket>>({
    part: 'eventTickets',
    queryKey: [...ticketKeys.issued(), 'offline'],
    load: (options) => ticketsApi.issued({ tab: 'valid', limit: OFFLINE_MAX, offset: 0 }, options),
  })
  // A ticket may have been used at the door meanwhile, or taken by a friend.
  useDidShow(() => {
    if (query.data) void query.refetch({ cancelRefetch: false })
  })
  const tickets = (data?.results ?? []).filter(({ event }) => Date.parse(event.end) > Date.now())
  return { state, at, isPending, tickets }
}
