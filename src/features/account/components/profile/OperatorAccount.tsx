import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { useSession } from '@/state/session'
import { useSite } from '@/state/site'
import { setView } from '@/state/view'
import { LogoutButton } from './LogoutButton'
import menu from './AccountMenu.module.scss'
import { type MenuLink, MenuRow, RowContent } from './AccountMenuRow'
import s from './OperatorAccount.module.scss'

const HOME: MenuLink = { to: 'ops.index', icon: 'category', text: 'site.account.ops' }
const PROFILE: MenuLink = { to: 'ucenter.profile', icon: 'user', text: 'site.account.profile' }
const SETTINGS: MenuLink = { to: 'settings', icon: 'globe', text: 'pages.account.settings' }

/** The operator's corner: the way to the operators' area, what is their own, and the way back to the shop. */
export function OperatorAccount() {
  const t = useT()
  const name = useSession((state) => state.user?.name)
  const siteName = useSite((state) => state.site?.name ?? '')
  return (
    <View className={s.page}>
      <View className={s.head}>
        <View className={s.name}>{name || t('pages.account.user')}</View>
        <View>{siteName}</View>
      </View>
      <View className={cx(menu.menu, s.own)}>
        <MenuRow row={HOME} />
        <Pressable className={menu.item} onTap={() => setView('user')}>
          <RowContent icon="swap" text={t('site.account.user')} />
        </Pressable>
        <MenuRow row={PROFILE} />
        <MenuRow row={{ ...SETTINGS, value: t('common.languageName') }} />
      </View>
      <View className={s.own}>
        <LogoutButton />
      </View>
    </View>
  )
}
