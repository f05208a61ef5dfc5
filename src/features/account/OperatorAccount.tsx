import { View } from '@tarojs/components'
import { OpsMenu } from '@/features/ops/OpsMenu'
import { OpsPanel } from '@/features/ops/OpsPanel'
import { useLanguage } from '@/state/language'
import { useT } from '@/i18n'
import menu from './Menu.module.scss'
import { type MenuLink, MenuRow } from './MenuRow'
import { LogoutButton } from './LogoutButton'
import s from './OperatorAccount.module.scss'

const PROFILE: MenuLink = { to: 'ucenter.profile', icon: 'user', text: 'site.account.profile' }
const LANGUAGE: MenuLink = { to: 'ucenter.language', icon: 'globe', text: 'pages.account.language' }

/** The operator's corner: the screens that their permissions open, the way back to the shop, and what is their own. */
export function OperatorAccount() {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <OpsPanel menu={<OpsMenu />} />
      <View className={s.own}>
        <View className={menu.menu}>
          <MenuRow row={PROFILE} />
          <MenuRow row={{ ...LANGUAGE, value: t(`common.languages.${language}`) }} />
        </View>
        <LogoutButton />
      </View>
    </>
  )
}
