import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { accountApi } from '@/services/api/account'
import { keys } from '@/services/query'
import { useSession } from '@/state/session'
import { useView } from '@/state/view'
import { Screen } from '@/ui/layout/Screen'
import s from './AccountScreen.module.scss'
import { AccountNumbers } from '@/features/account/components/profile/AccountNumbers'
import { LogoutButton } from '@/features/account/components/profile/LogoutButton'
import { AccountMenu } from '@/features/account/components/profile/AccountMenu'
import { OperatorAccount } from '@/features/account/components/profile/OperatorAccount'
import { OrderShortcuts } from '@/features/account/components/profile/OrderShortcuts'
import { UserCard } from '@/features/account/components/profile/UserCard'

/**
 * The user's own area: what they have and what waits. A visitor sees the way to log in and the rows that are theirs,
 * too. An operator's view has the ops area here.
 */
export function AccountScreen() {
  const t = useT()
  const user = useSession((state) => state.user)
  const view = useView()
  const { data, refetch } = useQuery({
    queryKey: keys.overview(),
    queryFn: ({ signal }) => accountApi.overview({ signal }),
    enabled: user !== null && view === 'user',
    staleTime: 0,
  })
  useDidShow(() => {
    if (data) void refetch({ cancelRefetch: false })
  })
  if (view === 'operator')
    return (
      <Screen title={t('site.account.ops')} tab="ucenter">
        <OperatorAccount />
      </Screen>
    )
  return (
    <Screen title={t('pages.account.title')} tab="ucenter">
      <UserCard user={user} />
      <View className={s.page}>
        {user ? <AccountNumbers overview={data} /> : null}
        <OrderShortcuts overview={user ? data : undefined} />
        <AccountMenu unread={data?.messages ?? 0} />
        {user ? <LogoutButton /> : null}
      </View>
    </Screen>
  )
}
