import type { MobilePage } from '@storefront/contract/entities/content/page'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '@/state/session'

/**
 * Whether a page shows a visitor the login guide instead of its content (spec 2). After login the page is requested
 * again.
 */
export function useLoginPrompt({ data, refetch }: Pick<UseQueryResult<MobilePage>, 'data' | 'refetch'>): boolean {
  const uuid = useSession((state) => state.user?.uuid)
  const isGuide = data?.code === 401
  useEffect(() => {
    if (isGuide && uuid) void refetch()
  }, [isGuide, uuid, refetch])
  return isGuide && !uuid
}
