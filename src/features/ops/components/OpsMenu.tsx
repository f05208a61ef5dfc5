import { hasPermission, type Permission, permissions } from '@storefront/contract/permissions'
import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { type TextKey, useT } from '@/i18n'
import { useSession } from '@/state/session'
import { Icon, type IconName } from '@/ui/display/Icon'
import s from './OpsPanel.module.scss'

interface Row {
  readonly to: RouteName
  readonly need: Permission
  readonly icon: IconName
  readonly text: TextKey
}

/** The operators' screens, each with the permission that opens it. */
const rows: readonly Row[] = [
  { to: 'ops.order', need: permissions.changeOrder, icon: 'box', text: 'site.ops.menu.orders' },
  { to: 'ops.orderlinereturn', need: permissions.changeOrder, icon: 'swap', text: 'site.ops.menu.returns' },
  { to: 'ops.withdrawal', need: permissions.changeWithdrawal, icon: 'wallet', text: 'site.ops.menu.withdrawals' },
  { to: 'ops.product', need: permissions.changeProduct, icon: 'category', text: 'site.ops.menu.products' },
  { to: 'ops.scan', need: permissions.verifyEticket, icon: 'scan', text: 'site.ops.menu.verify' },
  { to: 'ops.usercoupon', need: permissions.verifyEticket, icon: 'wallet', text: 'site.ops.menu.redeem' },
  { to: 'ops.reservation', need: permissions.readReservation, icon: 'calendar', text: 'site.ops.menu.resv' },
  { to: 'ops.resvrecord', need: permissions.readReservation, icon: 'time', text: 'site.ops.menu.bookings' },
  { to: 'ops.ticketevent', need: permissions.readEvent, icon: 'calendar', text: 'site.ops.menu.tickets' },
  { to: 'ops.form', need: permissions.readSubmission, icon: 'edit', text: 'site.ops.menu.forms' },
  { to: 'ops.vote', need: permissions.readSubmission, icon: 'star', text: 'site.ops.menu.votes' },
  { to: 'ops.verification', need: permissions.verifyEticket, icon: 'doc', text: 'site.ops.menu.verifications' },
]

/** Where an operator works: the screens that their permissions open. */
export function OpsMenu() {
  const t = useT()
  const perms = useSession((state) => state.user?.perms) ?? []
  const open = rows.filter(({ need }) => hasPermission(perms, need))
  if (open.length === 0) return null
  return (
    <View className={s.card}>
      {open.map(({ to, icon, text }) => (
        <RouteLink key={to} to={to} className={s.place}>
          <Icon name={icon} size={20} className={s.mark} />
          <Text className={s.word}>{t(text)}</Text>
          <Icon name="right" size={16} />
        </RouteLink>
      ))}
    </View>
  )
}
