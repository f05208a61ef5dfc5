import type { AccountOverview } from '@storefront/contract/entities/account/overview'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { stored, USER_CACHE_PREFIX } from '@/platform/storage'
import { router } from '@/router/router'
import { accountApi } from '@/services/api/account'
import { keys } from '@/services/query'
import { useSession } from '@/state/session'

/** Part of a user that a card shows. */
export type CardUser = Pick<UserInfo, 'auid' | 'name' | 'avatar' | 'masked_mobile'>

interface Account {
  readonly user: CardUser
  readonly overview: AccountOverview
}

const isAccount = (value: unknown): value is Account | null => typeof value === 'object'

const lastAccount = () =>
  stored<Account | null>(`${USER_CACHE_PREFIX}account:${router.site().tenant}`, {
    version: 1,
    empty: null,
    check: isAccount,
    cache: true,
  })

/**
 * Returns the user and what they have. Until the answers are there it is what the device has shown of them last, so that
 * nothing moves when they come; null for a visitor.
 */
export function useAccount(isEnabled: boolean) {
  const { status, user } = useSession()
  const { data, refetch } = useQuery({
    queryKey: keys.overview(),
    queryFn: ({ signal }) => accountApi.overview({ signal }),
    enabled: user !== null && isEnabled,
    staleTime: 0,
  })
  const last = useMemo(() => lastAccount().read(), [])
  useEffect(() => {
    if (!user || !data) return
    const { auid, name, avatar, masked_mobile } = user
    lastAccount().write({ user: { auid, name, avatar, masked_mobile }, overview: data })
  }, [user, data])
  const card: CardUser | null | undefined = user ?? (status === 'unknown' ? last?.user : null)
  const lastOverview = last && card?.auid === last.user.auid ? last.overview : undefined
  return { user: card, overview: card ? (data ?? lastOverview) : undefined, refetch: data && refetch }
}
