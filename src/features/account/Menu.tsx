import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { openContact } from '@/features/contact/openContact'
import { RouteLink } from '@/features/link/RouteLink'
import { type TextKey, useT } from '@/i18n'
import { Tap } from '@/platform/elements/tap'
import { go, type Params } from '@/routes'
import { useLanguage } from '@/state/language'
import { useSession } from '@/state/session'
import { useSite } from '@/state/site'
import { setView, useIsOperator } from '@/state/view'
import { Icon, type IconName } from '@/ui/Icon'
import s from './Menu.module.scss'

interface Row {
  readonly to: RouteName
  readonly params?: Params
  readonly icon: IconName
  readonly text: TextKey
  readonly value?: string
}

const places: readonly Row[] = [
  { to: 'wallet', icon: 'wallet', text: 'pages.account.wallet' },
  { to: 'shop.shippingaddress', icon: 'place', text: 'pages.account.address' },
  { to: 'note.note.mine', icon: 'edit', text: 'pages.account.notes' },
  { to: 'post.article', icon: 'star', text: 'pages.account.articles' },
  { to: 'event.event', icon: 'calendar', text: 'pages.account.events' },
]
const rules: readonly Row[] = [
  { to: 'mpage.page.detail', params: { id: 'agreement' }, icon: 'doc', text: 'site.account.agreement' },
  { to: 'mpage.page.detail', params: { id: 'privacy' }, icon: 'doc', text: 'site.account.privacy' },
]

/** The ways from here: one's own things, help, and what the shop has agreed with its users. */
export function Menu() {
  const t = useT()
  const language = useLanguage()
  const number = useSite((state) => state.site?.contact_phone ?? '')
  const hasAccount = useSite((state) => Boolean(state.site?.wx_qr_url))
  const needsMobile = useSession((state) => state.user !== null && !state.user.is_mobile_bind)
  const isOperator = useIsOperator()
  const bind: Row = { to: 'ucenter.bindmobile', icon: 'phone', text: 'site.account.bind', value: t('site.account.bindHint') }
  const follow: Row = { to: 'wx.follow', icon: 'qr', text: 'site.account.follow' }
  const words: Row = { to: 'ucenter.language', icon: 'globe', text: 'pages.account.language', value: t(`common.languages.${language}`) }
  const toOps = () => {
    setView('operator')
    void go('ops.index')
  }
  return (
    <>
      <View className={s.menu}>
        {isOperator ? (
          <Tap className={s.item} onTap={toOps}>
            <Inside icon="swap" text={t('site.account.operator')} />
          </Tap>
        ) : null}
        {needsMobile ? <Place row={bind} /> : null}
        {places.map((row) => (
          <Place key={row.text} row={row} />
        ))}
      </View>
      <View className={s.menu}>
        <Tap className={s.item} onTap={() => void openContact()}>
          <Inside icon="service" text={t('pages.account.contact')} value={number} />
        </Tap>
        {hasAccount ? <Place row={follow} /> : null}
        <Place row={words} />
        {rules.map((row) => (
          <Place key={row.text} row={row} />
        ))}
      </View>
    </>
  )
}

function Place({ row: { to, params, icon, text, value } }: { readonly row: Row }) {
  const t = useT()
  return (
    <RouteLink to={to} params={params} className={s.item}>
      <Inside icon={icon} text={t(text)} value={value} />
    </RouteLink>
  )
}

function Inside({ icon, text, value }: { readonly icon: IconName; readonly text: string; readonly value?: string }) {
  return (
    <>
      <Icon name={icon} size={20} className={s.icon} />
      <Text className={s.text}>{text}</Text>
      {value ? <Text className={s.value}>{value}</Text> : null}
      <Icon name="right" size={16} className={s.arrow} />
    </>
  )
}
