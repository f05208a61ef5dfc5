import { sellerDiscountMax } from '@storefront/contract/domain/orders/order-desk'
import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import { Button, Form, Modal, Typography } from 'antd'
import { useState } from 'react'
import { useSiteFormat } from '../app/useSiteFormat'
import { type Body, call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { AmountInput } from '../editing/AmountInput'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import type { StudioOrder } from './studio-order.types'
import { useStep } from './useStep'

type Price = Body<'POST /studio/shop/order/{id}/price/'>

/** Returns the most that the seller can take off, and the total at a price; null for amounts that make none. */
function totalsOf(
  { sums }: StudioOrder,
  { discount, shipping }: Pick<Price, 'discount' | 'shipping'>,
  exponent: number,
) {
  const minor = (text: string) => fromDecimal(text.trim() || '0', exponent)
  const goods = minor(sums.goods) ?? 0
  const max = sellerDiscountMax({ goods, benefits: (minor(sums.coupon) ?? 0) + (minor(sums.card) ?? 0) })
  const [off, fee] = [minor(discount), minor(shipping)]
  const isWrong = off === null || fee === null || off < 0 || fee < 0 || off > max
  return { max: toDecimal(max, exponent), total: isWrong ? null : toDecimal(max - off + fee, exponent) }
}

function PriceModal({ order, onClose }: { order: StudioOrder; onClose: () => void }) {
  const t = useT()
  const { money } = useSiteFormat()
  const exponent = useMe().data?.site.currency.exponent ?? 0
  const [discount, setDiscount] = useState(order.sums.seller ?? '')
  const [shipping, setShipping] = useState(order.sums.shipping)
  const { max, total } = totalsOf(order, { discount, shipping }, exponent)
  const step = useStep(
    (body: Price) =>
      submitOnce(`price-${order.id}`, body, (key) =>
        call('POST /studio/shop/order/{id}/price/', { params: { id: order.id }, body, key }),
      ),
    ['orders', 'order'],
  )
  return (
    <Modal
      open
      title={t('operation.desk.reprice')}
      okText={t('operation.desk.reprice')}
      okButtonProps={{ loading: step.isPending, disabled: total === null }}
      onOk={() =>
        step.mutate({ discount: discount.trim(), shipping: shipping.trim(), total: order.tit }, { onSuccess: onClose })
      }
      onCancel={onClose}
    >
      <Typography.Paragraph>{t('operation.desk.repriceHint')}</Typography.Paragraph>
      <Form layout="vertical" component="div">
        <Form.Item
          label={t('operation.desk.discount')}
          extra={t('operation.desk.discountMost', { amount: money(max) })}
        >
          <AmountInput aria-label={t('operation.desk.discount')} value={discount} onChange={setDiscount} />
        </Form.Item>
        <Form.Item label={t('operation.sums.shipping')}>
          <AmountInput aria-label={t('operation.sums.shipping')} value={shipping} onChange={setShipping} />
        </Form.Item>
      </Form>
      <Typography.Paragraph strong style={{ marginBottom: 0 }}>
        {t('operation.desk.newTotal', { amount: total === null ? '–' : money(total) })}
      </Typography.Paragraph>
    </Modal>
  )
}

/** Opens the dialog of another price for an order that waits for its payment. */
export function PriceButton({ order }: { order: StudioOrder }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('operation.desk.reprice')}</Button>
      {isOpen && <PriceModal order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
