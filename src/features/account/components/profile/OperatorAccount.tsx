import { View } from '@tarojs/components'
import { OpsMenu } from '@/features/ops/components/OpsMenu'
import { OpsPanel } from '@/features/ops/components/OpsPanel'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { LogoutButton } from './LogoutButton'
import menu from './AccountMenu.module.scss'
import { type MenuLink, MenuRow } from './AccountMenuRow'
import s from './OperatorAccount.module.scss'

const PROFILE: MenuLink = { to: 'ucenter.profile', icon: 'user', text: 'site.account.profile' }
const LANGUAGE: MenuLink = { to: 'ucenter.language', icon: 'globe', text: 'pages.account.language' }

/** The operator's corner: the screens that their permissions open, what is their own, and the way back to the shop. */
export function OperatorAccount() {
  const t = useT()
  const rows = (
    <>
      <OpsMenu />
      <View className={cx(menu.menu, s.own)}>
        <MenuRow row={PROFILE} />
        <MenuRow row={{ ...LANGUAGE, value: t('common.languageName') }} />
      </View>
    </>
  )
  return (
    <>
      <OpsPanel menu={rows} />
      <View className={s.foot}>
        <LogoutButton />
      </View>
    </>
  )
}
