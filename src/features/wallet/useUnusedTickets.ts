import { ticketStatus } from '@storefront/contract/domain/wallet/eticket'
import type { OwnTicket } from '@storefront/contract/entities/wallet/eticket'
import type { Page } from '@storefront/contract/entities/common'
import { useDidShow } from '@tarojs/taro'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { OFFLINE_MAX, useOfflineQuery } from '@/features/wallet/useOfflineQuery'
import { walletApi } from '@/services/api/wallet'

/** Whether a stored ticket has not expired since. */
const isStillUnused = ({ start, end }: OwnTicket): boolean =>
  ticketStatus(
    { status: 'unused', start: Date.parse(start), end: end === null ? null : Date.parse(end) },
    Date.now(),
  ) === 'unused'

/**
 * Returns the user's unused e-tickets, also offline: `at` is the time of the response shown when it is the stored one.
 */
export function useUnusedTickets() {
  const { state, data, at, isPending, query } = useOfflineQuery<Page<OwnTicket>>({
    part: 'tickets',
    queryKey: [...walletKeys.tickets('unused'), 'offline'],
    load: (options) => walletApi.tickets({ tab: 'unused', limit: OFFLINE_MAX, offset: 0 }, options),
  })
  // A ticket may have been used at the door meanwhile.
  useDidShow(() => {
    if (query.data) void query.refetch({ cancelRefetch: false })
  })
  return { state, at, isPending, cards: (data?.results ?? []).filter(isStillUnused) }
}
