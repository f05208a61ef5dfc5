import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import type { RefundInput, RefundOffer, StudioOrder } from './studio-order.types'
import { useStep } from './useStep'

const RefundModal = lazy(async () => ({ default: (await import('./RefundModal')).RefundModal }))

interface RefundButtonProps {
  readonly order: StudioOrder
  readonly offer: RefundOffer
}

/** Opens the dialog in which the seller gives money of an order back. */
export function RefundButton({ order, offer }: RefundButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const step = useStep(
    (body: RefundInput) =>
      submitOnce(`refund-order-${order.id}`, body, (key) =>
        call('POST /studio/shop/order/{id}/refund/', { params: { id: order.id }, body, key }),
      ),
    ['orders', 'order', 'returns', 'refunds'],
  )
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('operation.sellerRefund.menu')}
      </Button>
      <Suspense>
        {isOpen && (
          <RefundModal
            order={order}
            offer={offer}
            isBusy={step.isPending}
            onClose={() => setOpen(false)}
            // A refusal stands in a message; what was entered stays for another try.
            onRefund={(body) =>
              step.mutateAsync(body).then(
                () => setOpen(false),
                () => undefined,
              )
            }
          />
        )}
      </Suspense>
    </>
  )
}
