import { Button, Checkbox, Flex, Form, Input, Modal, Table, Typography } from 'antd'
import { useState } from 'react'
import { useSiteFormat } from '../app/useSiteFormat'
import { AmountInput } from '../editing/AmountInput'
import { NumberInput } from '../editing/NumberInput'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import type { RefundInput, RefundOffer, StudioOrder } from './studio-order.types'
import {
  amountFor,
  emptyDraft,
  mostOf,
  type RefundDraft,
  refundInput,
  type RefundPart,
  totalOf,
  wholeDraft,
} from './refund-draft'

interface RefundModalProps {
  readonly order: StudioOrder
  readonly offer: RefundOffer
  readonly isBusy: boolean
  readonly onRefund: (body: RefundInput) => Promise<unknown>
  readonly onClose: () => void
}

interface PartsProps {
  readonly order: StudioOrder
  readonly offer: RefundOffer
  readonly draft: RefundDraft
  readonly exponent: number
  readonly onChange: (id: number, part: RefundPart) => void
}

const NO_PART: RefundPart = { quantity: 0, amount: '', restock: false }

/** The lines of an order with the pieces and the amount that go back of each. */
function Parts({ order, offer, draft, exponent, onChange }: PartsProps) {
  const t = useT()
  const { money } = useSiteFormat()
  const nameOf = (id: number) => {
    const line = order.lines.find((one) => one.id === id)
    return [line?.product_name, line?.attributes_label].filter(Boolean).join(' · ')
  }
  const partOf = (id: number) => draft.parts[id] ?? NO_PART
  return (
    <Table<RefundOffer['lines'][number]>
      rowKey="line_id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={offer.lines}
      columns={[
        { title: t('operation.orders.product'), render: (_, { line_id }) => nameOf(line_id) },
        {
          title: t('operation.sellerRefund.pieces'),
          render: (_, line) => (
            <NumberInput
              aria-label={t('operation.sellerRefund.piecesOf', { name: nameOf(line.line_id) })}
              min={0}
              max={line.pieces}
              precision={0}
              style={{ width: 72 }}
              value={partOf(line.line_id).quantity}
              onChange={(next) =>
                onChange(line.line_id, {
                  ...partOf(line.line_id),
                  quantity: next ?? 0,
                  amount: amountFor(line, next ?? 0, exponent),
                })
              }
            />
          ),
        },
        {
          title: t('operation.sellerRefund.amount'),
          render: (_, line) => (
            <>
              <AmountInput
                aria-label={t('operation.sellerRefund.amountOf', { name: nameOf(line.line_id) })}
                style={{ width: 120 }}
                value={partOf(line.line_id).amount}
                onChange={(amount) => onChange(line.line_id, { ...partOf(line.line_id), amount })}
              />
              <Typography.Text style={{ display: 'block', fontSize: 12 }}>
                {t('operation.sellerRefund.most', { amount: money(mostOf(line, exponent)) })}
              </Typography.Text>
            </>
          ),
        },
        {
          title: t('operation.sellerRefund.restock'),
          render: (_, { line_id }) => (
            <Checkbox
              aria-label={t('operation.sellerRefund.restockOf', { name: nameOf(line_id) })}
              checked={partOf(line_id).restock}
              disabled={partOf(line_id).quantity === 0}
              onChange={({ target }) => onChange(line_id, { ...partOf(line_id), restock: target.checked })}
            />
          ),
        },
      ]}
    />
  )
}

/** The dialog of a refund by the seller: pieces, amounts and the fee of sending, with the reason. */
export function RefundModal({ order, offer, isBusy, onRefund, onClose }: RefundModalProps) {
  const t = useT()
  const { money } = useSiteFormat()
  const exponent = useMe().data?.site.currency.exponent ?? 0
  const [draft, setDraft] = useState(() => emptyDraft(order, offer))
  const total = money(totalOf(draft, exponent))
  const input = refundInput(draft)
  const isReady = input.reason !== '' && (input.lines.length > 0 || input.shipping !== '')
  return (
    <Modal
      open
      width={720}
      title={t('operation.sellerRefund.title')}
      okText={t('operation.sellerRefund.submit', { amount: total })}
      okButtonProps={{ danger: true, loading: isBusy, disabled: !isReady }}
      onOk={() => void (isReady && !isBusy && onRefund(input))}
      onCancel={onClose}
    >
      <Typography.Paragraph>{t('operation.sellerRefund.way')}</Typography.Paragraph>
      <Flex justify="space-between" align="center" gap={12} wrap style={{ marginBottom: 8 }}>
        <Typography.Text>{t('operation.sellerRefund.zeroPieces')}</Typography.Text>
        <Button size="small" onClick={() => setDraft(wholeDraft(draft, offer, exponent))}>
          {t('operation.sellerRefund.all')}
        </Button>
      </Flex>
      <Parts
        order={order}
        offer={offer}
        draft={draft}
        exponent={exponent}
        onChange={(id, part) => setDraft({ ...draft, parts: { ...draft.parts, [id]: part } })}
      />
      <Form layout="vertical" component="div" style={{ marginTop: 16 }}>
        {Number(offer.shipping) > 0 && (
          <Form.Item
            label={t('operation.sellerRefund.shipping')}
            extra={t('operation.sellerRefund.most', { amount: money(offer.shipping) })}
          >
            <AmountInput
              aria-label={t('operation.sellerRefund.shipping')}
              style={{ width: 160 }}
              value={draft.shipping}
              onChange={(shipping) => setDraft({ ...draft, shipping })}
            />
          </Form.Item>
        )}
        <Form.Item label={t('operation.sellerRefund.reason')} extra={t('operation.sellerRefund.reasonHint')} required>
          <Input
            aria-label={t('operation.sellerRefund.reason')}
            maxLength={200}
            showCount
            value={draft.reason}
            onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
          />
        </Form.Item>
      </Form>
      <Typography.Paragraph strong style={{ marginBottom: 0 }}>
        {t('operation.sellerRefund.total', { amount: total })}
      </Typography.Paragraph>
      <Typography.Text>{t('operation.sellerRefund.closes')}</Typography.Text>
    </Modal>
  )
}
