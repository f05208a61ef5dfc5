import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { session, useSession } from '@/state/session'
import { Button } from '@/ui/Button'
import { Screen } from '@/ui/Screen'
import s from './AccountScreen.module.scss'
import { Menu } from './Menu'
import { OrderShortcuts } from './OrderShortcuts'
import { UserCard } from './UserCard'

/** The user's own corner; a visitor sees the same, with the way to log in. */
export function AccountScreen() {
  const t = useT()
  const user = useSession((state) => state.user)
  const logout = async () => {
    if (await feedback.modal({ text: t('pages.account.logoutAsk'), confirmText: t('pages.account.logout'), cancelText: t('common.cancel') }))
      await session().logout()
  }
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
