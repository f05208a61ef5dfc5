import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { lazy, Suspense, useState } from 'react'
import { Button } from 'antd'
import { useT } from '../i18n'
import type { Order } from './OrderListScreen'
import { StepButton } from './StepButton'
import { useStep } from './useStep'

const ShipModal = lazy(async () => ({ default: (await import('./ShipModal')).ShipModal }))

export type OrderStep =
  | { action: 'hand_over' | 'deliver' | 'cancel' }
  | {
      action: 'ship'
      carrier: string
      tracking_no: string
      lines: { line_id: number; quantity: number }[]
      address?: NonNullable<Order['address']>
    }

const steps = ['hand_over', 'deliver', 'cancel'] as const

/**
 * Returns the steps that staff may take on an order: a pickup order can be handed over while some of its goods are
 * still here.
 */
function stepsOf({ actions, pickup, status, lines }: Order) {
  const isHere = (status === 'wait_ship' || status === 'shipped') && lines.some(({ left_to_send }) => left_to_send > 0)
  return {
    canShip: pickup === null && isHere,
    others: steps.filter((step) => (step === 'hand_over' ? pickup !== null && isHere : actions.includes(step))),
  }
}

/** The buttons of what is to be done with an order. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useT()
  const [isShipping, setShipping] = useState(false)
  const { canShip, others } = stepsOf(order)
  const step = useStep(
    (body: OrderStep) =>
      submitOnce(`order-${order.id}`, body, (key) =>
        call('POST /studio/ops/shop/order/{id}/process/', { params: { id: order.id }, body, key }),
      ),
    ['orders', 'order'],
  )
  return (
    <>
      {others.map((action) => (
        <StepButton
          key={action}
          text={`operation.orders.steps.${action}`}
          question={`operation.orders.asks.${action}`}
          isDanger={action === 'cancel'}
          isPrimary={action === 'hand_over'}
          isBusy={step.isPending}
          onStep={() => step.mutateAsync({ action })}
        />
      ))}
      {canShip && (
        <Button type="primary" onClick={() => setShipping(true)}>
          {t('operation.orders.steps.ship')}
        </Button>
      )}
      <Suspense>
        {isShipping && (
          <ShipModal
            order={order}
            isBusy={step.isPending}
            onClose={() => setShipping(false)}
            onShip={async (parcel) => {
              await step
                .mutateAsync({ action: 'ship', ...parcel, ...(order.address && { address: order.address }) })
                .then(
                  () => setShipping(false),
                  () => undefined,
                )
            }}
          />
        )}
      </Suspense>
    </>
  )
}
