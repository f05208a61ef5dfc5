import type { Order } from '@storefront/contract/entities/orders/order'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import s from './ActionButtons.module.scss'
import { type OrderUserAction, orderUserActions } from '@/features/orders/order-actions'

interface ActionButtonsProps {
  readonly order: Order
  readonly busy: boolean
  readonly size?: 'm' | 's'
  readonly onAct: (deed: OrderUserAction) => void
}

/** The deeds that an order offers now; nothing when there are none. */
export function ActionButtons({ order, busy, size, onAct }: ActionButtonsProps) {
  const t = useT()
  const deeds = orderUserActions(order, Date.now())
  if (deeds.length === 0) return null
  return (
    <View className={s.deeds}>
      {deeds.map((deed) => (
        <Button
          key={deed}
          className={s.deed}
          size={size}
          kind={deed === 'cancel' ? 'ghost' : deed === 'pay' ? 'primary' : 'secondary'}
          disabled={busy}
          onTap={() => onAct(deed)}
        >
          {t(`pages.order.${deed}`)}
        </Button>
      ))}
    </View>
  )
}
