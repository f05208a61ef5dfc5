import type { Order } from '@storefront/contract/entities/shop'
import { useT } from '@/i18n'
import { Steps } from '@/ui/Steps'

/** How far each status is on the way. */
const reached = { unpaid: 0, wait_ship: 1, shipped: 2, delivered: 2, completed: 3 } as const

/** The way of an order from its submit to its end. */
export function OrderSteps({ status }: { readonly status: Exclude<Order['status'], 'closed'> }) {
  const t = useT()
  const titles = [t('order.steps.placed'), t('order.steps.paid'), t('order.steps.shipped'), t('order.steps.done')]
  return <Steps titles={titles} current={reached[status]} label={t('order.steps.label')} />
}
