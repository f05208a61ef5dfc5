import type { Order } from '@storefront/contract/entities/orders/order'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { useNow } from '@/platform/use-now'
import { Button } from '@/ui/controls/Button'
import s from './ActionButtons.module.scss'
import { type OrderUserAction, orderUserActions } from '@/features/orders/order-actions'

interface ActionButtonsProps {
  readonly order: Order
  readonly busy: boolean
  readonly size?: 'm' | 's'
  readonly onAct: (action: OrderUserAction) => void
}

/** The actions that an order currently offers; nothing when there are none. */
export function ActionButtons({ order, busy, size, onAct }: ActionButtonsProps) {
  const t = useT()
  const actions = orderUserActions(order, useNow(order.pay_before))
  if (actions.length === 0) return null
  return (
    <View className={s.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          className={s.action}
          size={size}
          kind={action === 'cancel' ? 'ghost' : action === 'pay' ? 'primary' : 'secondary'}
          disabled={busy}
          onTap={() => onAct(action)}
        >
          {t(`pages.order.${action}`)}
        </Button>
      ))}
    </View>
  )
}
