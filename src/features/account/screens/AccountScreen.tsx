import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { useView } from '@/state/view'
import { Screen } from '@/ui/layout/Screen'
import s from './AccountScreen.module.scss'
import { useAccount } from '@/features/account/useAccount'
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
  const view = useView()
  const { user, overview, refetch } = useAccount(view === 'user')
  useDidShow(() => void refetch?.({ cancelRefetch: false }))
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
        {user ? <AccountNumbers overview={overview} /> : null}
        <OrderShortcuts overview={overview} />
        <AccountMenu hasUser={Boolean(user)} unread={overview?.messages ?? 0} />
        {user ? <LogoutButton /> : null}
      </View>
    </Screen>
  )
}
