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

/** Places that a user opens often, in a grid. */
const daily = [
  { to: 'wallet', icon: 'wallet', word: 'wallet' },
  { to: 'shop.saved', icon: 'heart', word: 'saved' },
  { to: 'shop.shippingaddress', icon: 'place', word: 'address' },
  { to: 'user.community', icon: 'user', word: 'community' },
  { to: 'event.event', icon: 'calendar', word: 'events' },
  { to: 'event.eventregistration.mine', icon: 'check', word: 'registrations' },
  { to: 'reservation.resvrecord', icon: 'time', word: 'bookings' },
  { to: 'note.note.mine', icon: 'edit', word: 'notes' },
] as const
/** Those of them that a visitor has, too. */
const publicPlaces: readonly string[] = ['saved', 'events']
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
  const { site, config } = useSite()
  const needsMobile = useSession((state) => state.user !== null && !state.user.is_mobile_bind)
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
          .filter(({ word }) => hasUser || publicPlaces.includes(word))
          .map(({ to, icon, word }) => (
            <RouteLink key={word} to={to} className={s.cell}>
              <Icon name={icon} size={24} className={s.icon} />
              <View className={s.name}>{t(`pages.account.${word}`)}</View>
            </RouteLink>
          ))}
      </View>
      <View className={s.menu}>
        {hasUser ? <MenuRow row={messages} /> : null}
        <MenuRow row={articles} />
        <Pressable className={s.item} onTap={() => void openContact()}>
          <RowContent icon="service" text={t('pages.account.contact')} value={site?.contact_phone} />
        </Pressable>
        {config.node_required && hasUser ? <MenuRow row={node} /> : null}
        {site?.wx_qr_url ? <MenuRow row={follow} /> : null}
        <MenuRow row={settings} />
        {rules.map((row) => (
          <MenuRow key={row.text} row={row} />
        ))}
      </View>
    </>
  )
}
