import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useStartFailure } from '@/shared/screen/useStartFailure'
import { useScreenState } from '@/shared/screen/useScreenState'
import { ApiError } from '@/services/client'
import { useSession } from '@/state/session'
import type { ScreenState } from '@/ui/layout/Screen'
import { type OfflinePart, writeOffline, readOffline } from './offline-cache'

/** Most items of a list that are stored for offline use. */
export const OFFLINE_MAX = 50

interface Wanted<T> {
  readonly part: OfflinePart
  /** Tells several of a part apart. */
  readonly name?: string
  readonly queryKey: readonly unknown[]
  readonly load: (options: { readonly signal: AbortSignal }) => Promise<T>
}

interface OfflineResult<T> {
  readonly state: ScreenState
  readonly data: T | undefined
  /** The time of the response shown when it is the stored one because no other comes; else null. */
  readonly at: number | null
  /** Nothing is there, and the first answer is on its way. */
  readonly isPending: boolean
  readonly query: UseQueryResult<T>
}

/**
 * Returns a user's own data that opens without a network, too: from the last answer, with the time of it. The device is
 * offline when no reply comes, at the start as well, when not even the site is known.
 */
export function useOfflineQuery<T>({ part, name, queryKey, load }: Wanted<T>): OfflineResult<T> {
  const guard = useRequireLogin()
  const auid = useSession((session) => session.user?.auid ?? null)
  const isVisitor = useSession(({ status }) => status === 'visitor')
  const startFailure = useStartFailure()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => load({ signal }), enabled: guard === null, staleTime: 0 })
  const { data, error, isError, isFetched } = query
  const screenState = useScreenState(query)
  useEffect(() => {
    if (auid !== null && data !== undefined) writeOffline(auid, part, data, name)
  }, [auid, data, part, name])
  const isAnswered = data !== undefined && !isLost(error)
  const isOffline = startFailure !== null || (isError && isLost(error))
  const isPending = !isOffline && !isFetched && !isVisitor
  // The last answer stands in for one that is on its way, too, so that nothing moves when it comes.
  const needsStored = !isAnswered && (isOffline || isPending)
  const last = useMemo(() => (needsStored ? readOffline<T>(auid, part, name) : null), [needsStored, auid, part, name])
  if (isAnswered) return { state: guard ?? screenState, data, at: null, isPending: false, query }
  if (last)
    return { state: { kind: 'ready' }, data: last.data, at: isOffline ? last.at : null, isPending: false, query }
  return { state: guard ?? screenState, data, at: null, isPending, query }
}

/** No reply came. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && error.kind !== 'http'
