import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, type Reply } from '../calls/call'

export type News = Reply<'GET /studio/news/'>
export type NewOrder = News['orders'][number]

/** Between two questions, while the studio is in front or behind another window. */
const EVERY_MS = 30_000
const KEY = ['news']

/** Reads what waits, again and again, and the orders that were paid since the last time. */
export function useNews(): News | undefined {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /studio/news/', { query: { since: client.getQueryData<News>(KEY)?.at } }),
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    staleTime: EVERY_MS,
  })
  return query.data
}

/** Returns what waits, as it was read last. */
export const useWaiting = (): News['waiting'] =>
  useQuery<News>({ queryKey: KEY, queryFn: skipToken }).data?.waiting ?? []

/** Runs `announce` with the orders that were paid since the studio last asked. */
export function useNewOrders(news: News | undefined, announce: (orders: readonly NewOrder[]) => void): void {
  const announceRef = useRef(announce)
  announceRef.current = announce
  useEffect(() => {
    if (news && news.orders.length > 0) announceRef.current(news.orders)
  }, [news])
}
