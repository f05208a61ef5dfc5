import type { IssuedTicket } from '@storefront/contract/entities/events/ticket'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readOffline, writeOffline } from '@/features/wallet/offline-cache'
import { useNow } from '@/platform/use-now'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { useSession } from '@/state/session'

/** A live code is replaced so long before it ends: whoever scans it needs a moment. */
const AHEAD_MS = 5_000
const RETRY_MS = 2_000

interface ShownCode {
  /** The text of the QR code; null while there is nothing to show. */
  readonly text: string | null
  /** The code to type where nothing can be scanned. */
  readonly code: string | null
}

/**
 * Returns the code that is shown at the door for a ticket. It is the live code of half a minute if the door asks for it
 * and the network gives it, else the signed one that stays the same, which is stored with the ticket, else the code
 * alone.
 */
export function useTicketCode({ id, code, gift }: IssuedTicket): ShownCode {
  const auid = useSession((state) => state.user?.auid ?? null)
  const isShown = code !== null && gift === null
  const { data } = useQuery({
    queryKey: ticketKeys.code(id),
    queryFn: ({ signal }) => ticketsApi.code(id, { signal }),
    enabled: isShown,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const expires = state.data?.rotating?.expires
      return expires ? Math.max(RETRY_MS, Date.parse(expires) - Date.now() - AHEAD_MS) : false
    },
  })
  const name = `code${id}`
  const signedCode = data?.code
  useEffect(() => {
    if (auid !== null && signedCode !== undefined) writeOffline(auid, 'eventTicket', signedCode, name)
  }, [auid, signedCode, name])
  const rotating = data?.rotating ?? null
  const now = useNow(rotating?.expires ?? null)
  if (!isShown) return { text: null, code }
  const liveCode = rotating && Date.parse(rotating.expires) > now ? rotating.code : null
  return { text: liveCode ?? signedCode ?? readOffline<string>(auid, 'eventTicket', name)?.data ?? code, code }
}
