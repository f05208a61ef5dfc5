import { View } from '@tarojs/components'
import { OpsPanel } from '@/features/ops/OpsPanel'
import { useT } from '@/i18n'
import { session, useSession } from '@/state/session'
import { useView } from '@/state/view'
import { Button } from '@/ui/Button'
import { confirm } from '@/ui/overlay/dialogs'
import { Screen } from '@/ui/Screen'
import s from './AccountScreen.module.scss'
import { Menu } from './Menu'
import { OrderShortcuts } from './OrderShortcuts'
import { UserCard } from './UserCard'

/** The user's own corner; a visitor sees the same, with the way to log in. An operator's view has the ops area here. */
export function AccountScreen() {
  const t = useT()
  const user = useSession((state) => state.user)
  const view = useView()
  const logout = async () => {
    if (await confirm({ text: t('pages.account.logoutAsk'), confirmText: t('pages.account.logout') })) await session().logout()
  }
  if (view === 'operator')
    return (
      <Screen title={t('site.ops.title')} tab="ucenter">
        <OpsPanel />
      </Screen>
    )
  return (
    <Screen title={t('pages.account.title')} tab="ucenter">
      <UserCard user={user} />
      <View className={s.page}>
        <OrderShortcuts />
        <Menu />
        {user ? (
          <Button kind="ghost" wide onTap={() => void logout()}>
            {t('pages.account.logout')}
          </Button>
        ) : null}
      </View>
    </Screen>
  )
}
