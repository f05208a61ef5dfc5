import { View } from '@tarojs/components'
import { openContact } from '@/features/site/openContact'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { Pressable } from '@/platform/elements/pressable'
import { go } from '@/router'
import { useSession } from '@/state/session'
import { useSite } from '@/state/site'
import { setView, useIsOperator } from '@/state/view'
import { Icon } from '@/ui/display/Icon'
import s from './AccountMenu.module.scss'
import { type MenuLink, MenuRow, RowContent } from './AccountMenuRow'

type Place = MenuLink & { readonly isOwn?: true }

/** Places that a user opens often, in a grid; a visitor has those that are not their own. */
const daily: readonly Place[] = [
  { to: 'wallet', icon: 'wallet', text: 'pages.account.wallet', isOwn: true },
  { to: 'shop.saved', icon: 'heart', text: 'pages.account.saved' },
  { to: 'shop.shippingaddress', icon: 'place', text: 'pages.account.address', isOwn: true },
  { to: 'user.community', icon: 'user', text: 'pages.account.community', isOwn: true },
  { to: 'event.event', icon: 'calendar', text: 'pages.account.events' },
  { to: 'event.eventregistration.mine', icon: 'check', text: 'pages.account.registrations', isOwn: true },
  { to: 'reservation.resvrecord', icon: 'time', text: 'pages.account.bookings', isOwn: true },
  { to: 'note.note.mine', icon: 'edit', text: 'pages.account.notes', isOwn: true },
]
const articles: MenuLink = { to: 'post.article', icon: 'doc', text: 'pages.account.articles' }
const rules: readonly MenuLink[] = [
  { to: 'mpage.page.detail', params: { id: 'agreement' }, icon: 'doc', text: 'site.account.agreement' },
  { to: 'mpage.page.detail', params: { id: 'privacy' }, icon: 'doc', text: 'site.account.privacy' },
]

/**
 * The ways from here: one's own things (a visitor has none), help, and what the shop has agreed with its users.
 * `unread` counts the messages that were not read.
 */
export function AccountMenu({ hasUser, unread }: { readonly hasUser: boolean; readonly unread: number }) {
  const t = useT()
  const number = useSite((state) => state.site?.contact_phone ?? '')
  const hasAccount = useSite((state) => Boolean(state.site?.wx_qr_url))
  const needsMobile = useSession((state) => state.user !== null && !state.user.is_mobile_bind)
  const hasNodes = useSite((state) => state.config.node_required)
  const isOperator = useIsOperator()
  const bind: MenuLink = {
    to: 'ucenter.bindmobile',
    icon: 'phone',
    text: 'site.account.bind',
    value: t('site.account.bindHint'),
  }
  const messages: MenuLink = {
    to: 'message',
    icon: 'bell',
    text: 'pages.account.messages',
    value: unread > 0 ? t('pages.account.unread', { n: unread }) : '',
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
      {isOperator || needsMobile ? (
        <View className={s.menu}>
          {isOperator ? (
            <Pressable className={s.item} onTap={toOps}>
              <RowContent icon="swap" text={t('site.account.operator')} />
            </Pressable>
          ) : null}
          {needsMobile ? <MenuRow row={bind} /> : null}
        </View>
      ) : null}
      <View className={s.grid}>
        {daily
          .filter(({ isOwn }) => hasUser || !isOwn)
          .map(({ to, icon, text }) => (
            <RouteLink key={text} to={to} className={s.cell}>
              <Icon name={icon} size={24} className={s.icon} />
              <View className={s.name}>{t(text)}</View>
            </RouteLink>
          ))}
      </View>
      <View className={s.menu}>
        {hasUser ? <MenuRow row={messages} /> : null}
        <MenuRow row={articles} />
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
