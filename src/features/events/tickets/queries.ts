import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { untilNext } from '@/platform/use-now'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { keys, queryClient } from '@/services/query'

/**
 * Reads the ticket sale of an event; reads it again when a sale begins or ends while it is open. Others buy meanwhile,
 * too.
 */
export const useTicketSale = (event: string, code: string, enabled = true) =>
  useQuery({
    queryKey: ticketKeys.sale(event, code),
    queryFn: ({ signal }) => ticketsApi.sale(event, code, { signal }),
    enabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data
        ? (untilNext(
            [...data.tickets.flatMap(({ sale_start, sale_end }) => [sale_start, sale_end]), data.event.end],
            Date.now(),
          ) ?? false)
        : false,
  })

/** Loads again what changes when tickets are bought, given back or waited for. */
export function reloadTickets(): void {
  for (const queryKey of [
    ['ticketSale'],
    ['waitingList'],
    ['issuedTicket'],
    ticketKeys.orders(),
    ticketKeys.issued(),
    ['ticketOrder'],
    ['event'],
    keys.events(),
  ]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}
