import { PAGE_SIZE } from '@storefront/contract/constants'
import type { RaffleDetail } from '@storefront/contract/entities/promotion/raffle'
import { useQuery } from '@tanstack/react-query'
import { rafflePhase } from '@/features/promotion/raffle-state'
import { raffleApi, raffleKeys } from '@/services/api/raffle'
import type { Read } from '@/services/client'

/**
 * Returns the raffle that is open now; of several the server's first, null of none. The list begins with those that are
 * open.
 */
async function readRunning(options: Read): Promise<RaffleDetail | null> {
  const { results } = await raffleApi.raffles({ limit: PAGE_SIZE, offset: 0 }, options)
  const running = results.find((raffle) => rafflePhase(raffle, Date.now()) === 'running')
  return running ? raffleApi.raffle(String(running.id), options) : null
}

/**
 * Returns the raffle with this id, or without one ('') the one that runs; null where none does (spec 2.2: the raffle's
 * description has no parameter).
 */
export function useRaffleToDescribe(id: string) {
  return useQuery<RaffleDetail | null>({
    queryKey: id === '' ? raffleKeys.running() : raffleKeys.raffle(id),
    queryFn: ({ signal }) => (id === '' ? readRunning({ signal }) : raffleApi.raffle(id, { signal })),
  })
}
