import type { VariantDraft } from '@storefront/contract/entities/studio/product'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Form, Input, Modal, Table, Typography } from 'antd'
import { NumberItem } from '../editing/NumberItem'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { variantLabel } from './draft'

interface Props {
  productId: number
  variant: VariantDraft
  /** Gets the pieces that there are now, or undefined when nothing was changed. */
  onClose: (inventory: number | null | undefined) => void
}

/** Adds pieces of a variant or takes some away, with a reason; below it who did so before. */
export function StockModal({ productId, variant, onClose }: Props) {
  const t = useT()
  const client = useQueryClient()
  const zone = useMe().data?.site.time_zone
  const [form] = Form.useForm<{ change: number; reason: string }>()
  const formName = `stock-${productId}-${variant.id}`
  const log = useQuery({
    queryKey: ['stock', productId],
    queryFn: () => call('GET /studio/product/{id}/stock/', { params: { id: productId }, query: { limit: 10 } }),
  })
  const change = useMutation({
    mutationFn: (fields: { change: number; reason: string }) => {
      const body = { variant: variant.id ?? 0, ...fields }
      return submitOnce(formName, body, (key) =>
        call('POST /studio/product/{id}/stock/', { params: { id: productId }, body, key }),
      )
    },
    onSuccess: ({ variants }) => {
      void client.invalidateQueries({ queryKey: ['stock', productId] })
      onClose(variants.find(({ id }) => id === variant.id)?.inventory)
    },
  })
  return (
    <Modal
      open
      title={`${t('studio.stock.change')} ${variantLabel(variant)}`}
      onCancel={() => onClose(undefined)}
      onOk={() => form.submit()}
      okText={t('studio.stock.save')}
      confirmLoading={change.isPending}
      width={640}
    >
      <Typography.Paragraph>{t('studio.stock.present', { n: variant.inventory ?? 0 })}</Typography.Paragraph>
      <Form form={form} layout="vertical" onFinish={(fields) => change.isPending || change.mutate(fields)}>
        <NumberItem
          name="change"
          label={t('studio.stock.pieces')}
          extra={t('studio.stock.hint')}
          isRequired
          requiredText={t('studio.stock.piecesRequired')}
          precision={0}
          min={-1_000_000}
          max={1_000_000}
        />
        <Form.Item
          name="reason"
          label={t('studio.stock.reason')}
          rules={[{ required: true, whitespace: true, message: t('studio.stock.reasonRequired') }]}
        >
          <Input maxLength={200} />
        </Form.Item>
      </Form>
      {change.isError && <Alert type="error" role="alert" title={change.error.message} style={{ marginBottom: 16 }} />}
      <Table<Reply<'GET /studio/product/{id}/stock/'>['results'][number]>
        rowKey="id"
        size="small"
        pagination={false}
        loading={log.isPending}
        dataSource={log.data?.results ?? []}
        columns={[
          { title: t('studio.stock.at'), dataIndex: 'at', render: (at: string) => formatMoment(at, zone) },
          { title: t('studio.variants.variant'), dataIndex: 'attributes_label' },
          {
            title: t('studio.stock.pieces'),
            dataIndex: 'change',
            render: (pieces: number) => (pieces > 0 ? `+${pieces}` : pieces),
          },
          {
            title: t('studio.stock.reason'),
            dataIndex: 'reason',
            render: (reason: string) => reason || t('studio.stock.created'),
          },
          { title: t('studio.stock.actor'), dataIndex: 'actor' },
        ]}
      />
    </Modal>
  )
}
