import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { useSession } from '@/state/session'
import { useView } from '@/state/view'
import { Screen } from '@/ui/layout/Screen'
import s from './AccountScreen.module.scss'
import { LogoutButton } from '@/features/account/components/profile/LogoutButton'
import { AccountMenu } from '@/features/account/components/profile/AccountMenu'
import { OperatorAccount } from '@/features/account/components/profile/OperatorAccount'
import { OrderShortcuts } from '@/features/account/components/profile/OrderShortcuts'
import { UserCard } from '@/features/account/components/profile/UserCard'

/** The user's own corner; a visitor sees the same, with the way to log in. An operator's view has the ops area here. */
export function AccountScreen() {
  const t = useT()
  const user = useSession((state) => state.user)
  const view = useView()
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
        <OrderShortcuts />
        <AccountMenu />
        {user ? <LogoutButton /> : null}
      </View>
    </Screen>
  )
}
