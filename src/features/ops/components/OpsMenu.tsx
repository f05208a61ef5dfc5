import { hasPermission } from '@storefront/contract/has-permission'
import { eventPermissions, type Permission, permissions } from '@storefront/contract/permissions'
import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { type TextKey, useT } from '@/i18n'
import { useSession } from '@/state/session'
import { Icon, type IconName } from '@/ui/display/Icon'
import s from './home/Home.module.scss'

interface Row {
  readonly to: RouteName
  /** Any of them opens it. */
  readonly needs: readonly Permission[]
  readonly icon: IconName
  readonly text: TextKey
}

interface Group {
  readonly title: TextKey
  readonly rows: readonly Row[]
}

const { changeOrder, changeWithdrawal, changeProduct, verifyEticket, readReservation, readSubmission, readAnalytics } =
  permissions

/** The operators' screens by what they are about, each with the permissions that open it. */
const groups: readonly Group[] = [
  {
    title: 'opsHome.group.trade',
    rows: [
      { to: 'ops.order', needs: [changeOrder], icon: 'box', text: 'site.ops.menu.orders' },
      { to: 'ops.orderlinereturn', needs: [changeOrder], icon: 'swap', text: 'site.ops.menu.returns' },
      { to: 'ops.product', needs: [changeProduct], icon: 'category', text: 'site.ops.menu.products' },
      { to: 'ops.withdrawal', needs: [changeWithdrawal], icon: 'wallet', text: 'site.ops.menu.withdrawals' },
    ],
  },
  {
    title: 'opsHome.group.verify',
    rows: [
      { to: 'ops.counter', needs: [verifyEticket], icon: 'scan', text: 'site.ops.menu.verify' },
      { to: 'ops.usercoupon', needs: [verifyEticket], icon: 'qr', text: 'site.ops.menu.redeem' },
      { to: 'ops.verification', needs: [verifyEticket], icon: 'doc', text: 'site.ops.menu.verifications' },
    ],
  },
  {
    title: 'opsHome.group.event',
    rows: [
      { to: 'ops.event', needs: eventPermissions, icon: 'calendar', text: 'site.ops.menu.events' },
      { to: 'ops.ticketorder', needs: [permissions.readTicketOrder], icon: 'wallet', text: 'site.ops.menu.tickets' },
      { to: 'ops.reservation', needs: [readReservation], icon: 'place', text: 'site.ops.menu.resv' },
      { to: 'ops.resvrecord', needs: [readReservation], icon: 'time', text: 'site.ops.menu.bookings' },
    ],
  },
  {
    title: 'opsHome.group.content',
    rows: [
      { to: 'ops.article', needs: [permissions.changeArticle], icon: 'doc', text: 'site.ops.menu.articles' },
      { to: 'ops.note', needs: [permissions.changeNote], icon: 'edit', text: 'site.ops.menu.notes' },
      { to: 'ops.moderation', needs: [permissions.changeModeration], icon: 'check', text: 'site.ops.menu.moderation' },
      { to: 'ops.feedback', needs: [permissions.changeFeedback], icon: 'service', text: 'site.ops.menu.feedback' },
      { to: 'ops.form', needs: [readSubmission], icon: 'check', text: 'site.ops.menu.forms' },
      { to: 'ops.vote', needs: [readSubmission], icon: 'star', text: 'site.ops.menu.votes' },
    ],
  },
  {
    title: 'opsHome.group.promotion',
    rows: [
      {
        to: 'ops.gamification',
        needs: [permissions.changeGamification, permissions.grantGamification],
        icon: 'star',
        text: 'site.ops.menu.coins',
      },
      { to: 'ops.raffle', needs: [permissions.changeRaffle], icon: 'time', text: 'site.ops.menu.raffles' },
      {
        to: 'ops.promoter',
        needs: [permissions.changePromoter, permissions.readDistIncome],
        icon: 'share',
        text: 'site.ops.menu.promoters',
      },
      {
        to: 'ops.couponpackagecode.mine',
        needs: [permissions.readShortlink],
        icon: 'qr',
        text: 'site.ops.menu.packages',
      },
      { to: 'ops.funnel', needs: [readAnalytics], icon: 'filter', text: 'site.ops.menu.funnels' },
    ],
  },
  {
    title: 'opsHome.group.data',
    rows: [
      { to: 'ops.analytics.dashboard', needs: [readAnalytics], icon: 'filter', text: 'site.ops.menu.dashboard' },
      { to: 'ops.analytics', needs: [readAnalytics], icon: 'search', text: 'site.ops.menu.analytics' },
      { to: 'ops.shortlink', needs: [permissions.readShortlink], icon: 'share', text: 'site.ops.menu.links' },
      { to: 'ops.node', needs: [permissions.readNode], icon: 'globe', text: 'site.ops.menu.nodes' },
    ],
  },
]

/** The menu of the ops area: the screens that the operator's permissions open. */
export function OpsMenu() {
  const t = useT()
  const perms = useSession((state) => state.user?.perms) ?? []
  const openGroups = groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ needs }) => needs.some((need) => hasPermission(perms, need))),
    }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      {openGroups.map(({ title, rows }) => (
        <View key={title} className={s.group}>
          <View className={s.title} role="heading" aria-level={2}>
            {t(title)}
          </View>
          <View className={s.places}>
            {rows.map(({ to, icon, text }) => (
              <RouteLink key={to} to={to} className={s.place}>
                <Icon name={icon} size={22} className={s.mark} />
                <Text className={s.word}>{t(text)}</Text>
              </RouteLink>
            ))}
          </View>
        </View>
      ))}
    </>
  )
}
