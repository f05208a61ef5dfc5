import { isPayTimeOver } from '@storefront/contract/domain/orders/payable'
import type { Order } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { useNow } from '@/platform/use-now'
import { clockText } from '@/ui/display/timeLeft'
import { useTimeLeft } from '@/ui/display/useTimeLeft'
import { useT } from '@/i18n'
import { Icon } from '@/ui/display/Icon'
import s from './StatusHead.module.scss'
import { statusIcon } from '@/features/orders/order-actions'

interface StatusHeadProps {
  readonly order: Order
  /** The result of the payment is being requested. */
  readonly checking: boolean
}

/** The order's status, in the shop's colour, with one line about the next step. */
export function StatusHead({ order, checking }: StatusHeadProps) {
  const t = useT()
  const timeLeft = useTimeLeft(order.status === 'unpaid' ? order.pay_before : null)
  const isOver = isPayTimeOver(order, useNow(order.pay_before))
  const payHint =
    timeLeft === null ? t('pages.order.payDue') : t('pages.order.payWithin', { time: clockText(timeLeft) })
  const isVerifying = order.lines.some(({ is_verifying }) => is_verifying)
  const hints = {
    unpaid: isOver ? t('pages.payment.timeout') : payHint,
    wait_ship: t(order.pickup ? 'pages.order.hintWaitPickup' : 'pages.order.hintWaitShip'),
    shipped: t('pages.order.hintShipped'),
    delivered: t('pages.order.hintDelivered'),
    completed: t('pages.order.hintCompleted'),
    closed: t('pages.order.hintClosed'),
  }
  return (
    <View className={s.head}>
      <View className={s.words}>
        <View className={s.status} role="heading" aria-level={1}>
          {order.status_display}
        </View>
        <Text className={s.hint}>
          {checking ? t('pages.order.checking') : isVerifying ? t('pages.order.verifyingHint') : hints[order.status]}
        </Text>
      </View>
      <Icon name={statusIcon[order.status]} size={44} className={s.icon} />
    </View>
  )
}
