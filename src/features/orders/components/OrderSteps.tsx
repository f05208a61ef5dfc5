import type { Order } from '@storefront/contract/entities/orders/order'
import { type TextKey, useT } from '@/i18n'
import { Steps } from '@/ui/navigation/Steps'

type Status = Exclude<Order['status'], 'closed'>
type Way = readonly (readonly [title: TextKey, statuses: readonly Status[]])[]

const placedStep = ['order.steps.placed', ['unpaid']] as const
const doneStep = ['order.steps.done', ['completed']] as const

/** The ways that orders go: sent by parcels, collected in person, or neither. */
const stepsByWay = {
  sent: [placedStep, ['order.steps.paid', ['wait_ship']], ['order.steps.shipped', ['shipped', 'delivered']], doneStep],
  collected: [
    placedStep,
    ['order.steps.paid', ['wait_ship']],
    ['order.steps.collected', ['shipped', 'delivered']],
    doneStep,
  ],
  virtual: [placedStep, ['order.steps.paid', ['wait_ship', 'shipped', 'delivered']], doneStep],
} as const satisfies Record<string, Way>

const wayOf = ({ address, pickup }: Pick<Order, 'address' | 'pickup'>): Way =>
  pickup ? stepsByWay.collected : address ? stepsByWay.sent : stepsByWay.virtual

/** The way of an order from its submit to its end, and how far it has come. */
export function OrderSteps({
  order,
  status,
}: {
  readonly order: Pick<Order, 'address' | 'pickup'>
  readonly status: Status
}) {
  const t = useT()
  const way = wayOf(order)
  const current = way.findIndex(([, statuses]) => statuses.includes(status))
  return <Steps titles={way.map(([title]) => t(title))} current={current} label={t('order.steps.label')} />
}
