import { orderFlags, SELLER_NOTE_MAX } from '@storefront/contract/domain/orders/order-desk'
import { Button, Card, Flex, Input, Radio, Typography } from 'antd'
import { useState } from 'react'
import { type Body, call } from '../calls/call'
import { useT } from '../i18n'
import { OrderFlag } from './OrderFlag'
import type { StudioOrder } from './studio-order.types'
import { useStep } from './useStep'

type Mark = Body<'PUT /studio/shop/order/{id}/mark/'>

/** Flag and note of an order, for staff alone. */
export function OrderMark({ order }: { order: StudioOrder }) {
  const t = useT()
  const [mark, setMark] = useState<Mark>({ flag: order.flag, note: order.seller_note })
  const step = useStep(
    (body: Mark) => call('PUT /studio/shop/order/{id}/mark/', { params: { id: order.id }, body }),
    ['orders', 'order'],
  )
  const isChanged = mark.flag !== order.flag || mark.note.trim() !== order.seller_note
  return (
    <Card
      title={t('operation.desk.mark')}
      extra={<Typography.Text>{t('operation.desk.markHint')}</Typography.Text>}
      style={{ marginBottom: 16 }}
    >
      <Radio.Group
        aria-label={t('operation.desk.flag')}
        value={mark.flag ?? ''}
        onChange={({ target }) => setMark({ ...mark, flag: (target.value || null) as Mark['flag'] })}
        options={[
          { value: '', label: t('operation.desk.noFlag') },
          ...orderFlags.map((flag) => ({ value: flag, label: <OrderFlag flag={flag} hasText /> })),
        ]}
      />
      <Flex gap={12} align="start" style={{ marginTop: 12 }}>
        <Input.TextArea
          aria-label={t('operation.desk.sellerNote')}
          placeholder={t('operation.desk.sellerNote')}
          value={mark.note}
          maxLength={SELLER_NOTE_MAX}
          autoSize={{ minRows: 1, maxRows: 6 }}
          onChange={({ target }) => setMark({ ...mark, note: target.value })}
        />
        <Button loading={step.isPending} disabled={!isChanged} onClick={() => step.mutate(mark)}>
          {t('operation.saveNote')}
        </Button>
      </Flex>
    </Card>
  )
}
