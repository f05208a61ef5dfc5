import { View } from '@tarojs/components'
import { openContact } from '@/features/site/openContact'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { Pressable } from '@/platform/elements/pressable'
import { go } from '@/router'
import { useSession } from '@/state/session'
import { useSite } from '@/state/site'
import { setView, useIsOperator } from '@/state/view'
import s from './AccountMenu.module.scss'
import { type MenuLink, MenuRow, RowContent } from './AccountMenuRow'

const places: readonly (MenuLink & { readonly isOwn?: true })[] = [
  { to: 'wallet', icon: 'wallet', text: 'pages.account.wallet', isOwn: true },
  { to: 'shop.saved', icon: 'star', text: 'pages.account.saved' },
  { to: 'shop.shippingaddress', icon: 'place', text: 'pages.account.address', isOwn: true },
  { to: 'user.community', icon: 'user', text: 'pages.account.community', isOwn: true },
  { to: 'note.note.mine', icon: 'edit', text: 'pages.account.notes', isOwn: true },
  { to: 'post.article', icon: 'doc', text: 'pages.account.articles' },
  { to: 'event.event', icon: 'calendar', text: 'pages.account.events' },
  { to: 'reservation.resvrecord', icon: 'time', text: 'pages.account.bookings', isOwn: true },
  { to: 'event.eventregistration.mine', icon: 'calendar', text: 'pages.account.registrations', isOwn: true },
]
const rules: readonly MenuLink[] = [
  { to: 'mpage.page.detail', params: { id: 'agreement' }, icon: 'doc', text: 'site.account.agreement' },
  { to: 'mpage.page.detail', params: { id: 'privacy' }, icon: 'doc', text: 'site.account.privacy' },
]

/** The ways from here: one's own things (a visitor has none), help, and what the shop has agreed with its users. */
export function AccountMenu() {
  const t = useT()
  const number = useSite((state) => state.site?.contact_phone ?? '')
  const hasAccount = useSite((state) => Boolean(state.site?.wx_qr_url))
  const needsMobile = useSession((state) => state.user !== null && !state.user.is_mobile_bind)
  const hasNodes = useSite((state) => state.config.node_required)
  const hasUser = useSession((state) => state.user !== null)
  const isOperator = useIsOperator()
  const bind: MenuLink = {
    to: 'ucenter.bindmobile',
    icon: 'phone',
    text: 'site.account.bind',
    value: t('site.account.bindHint'),
  }
  const follow: MenuLink = { to: 'wx.follow', icon: 'qr', text: 'site.account.follow' }
  const node: MenuLink = { to: 'node', icon: 'category', text: 'node.bar' }
  const settings: MenuLink = {
    to: 'settings',
    icon: 'globe',
    text: 'pages.account.settings',
    value: t('common.languageName'),
  }
  const toOps = () => {
    setView('operator')
    void go('ops.index')
  }
  return (
    <>
      <View className={s.menu}>
        {isOperator ? (
          <Pressable className={s.item} onTap={toOps}>
            <RowContent icon="swap" text={t('site.account.operator')} />
          </Pressable>
        ) : null}
        {needsMobile ? <MenuRow row={bind} /> : null}
        {places
          .filter(({ isOwn }) => hasUser || !isOwn)
          .map((row) => (
            <MenuRow key={row.text} row={row} />
          ))}
      </View>
      <View className={s.menu}>
        <Pressable className={s.item} onTap={() => void openContact()}>
          <RowContent icon="service" text={t('pages.account.contact')} value={number} />
        </Pressable>
        {hasNodes && hasUser ? <MenuRow row={node} /> : null}
        {hasAccount ? <MenuRow row={follow} /> : null}
        <MenuRow row={settings} />
        {rules.map((row) => (
          <MenuRow key={row.text} row={row} />
        ))}
      </View>
    </>
  )
}
