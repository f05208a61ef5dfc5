import type { OpsOrder } from '@storefront/contract/entities/ops'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { useSession } from '@/state/session'
import { Icon } from '@/ui/display/Icon'
import s from './Ops.module.scss'

/** The e-tickets of an order; they lead to each of them for those who may let in. */
export function OpsOrderTickets({ order }: { readonly order: OpsOrder }) {
  const t = useT()
  const mayUse = useSession(({ user }) => user !== null && hasPermission(user.perms, permissions.verifyEticket))
  const cards = order.lines.flatMap((line) => line.virtual_cards)
  if (!mayUse || cards.length === 0) return null
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('ops.card')}
      </View>
      {cards.map(({ id, num, status_display, contacts }) => (
        <RouteLink key={id} to="ops.virtualcard" params={{ id }} className={s.link}>
          <Text className={s.name}>{[num, contacts.name].filter(Boolean).join('  ')}</Text>
          <Text className={s.status}>{status_display}</Text>
          <Icon name="right" size={14} />
        </RouteLink>
      ))}
    </View>
  )
}
