import { exportFormats, isPersonalColumn, orderExportNames } from '@storefront/contract/domain/orders/order-export'
import { studioPermissions } from '@storefront/contract/permissions'
import { Button, Checkbox, Flex, Form, Modal, Radio, Typography } from 'antd'
import { useState } from 'react'
import { isTexts, useStored } from '../app/stored'
import { useListQuery } from '../app/useListQuery'
import { type Body, call } from '../calls/call'
import { useT } from '../i18n'
import { useCan } from '../session/useMe'
import { ExportButton } from './ExportButton'
import { orderFilters } from './OrderFilters'

type Export = Body<'POST /studio/shop/order/export/'>

const isFormat = (value: unknown): value is Export['format'] => exportFormats.some((format) => format === value)

/** Chooses columns and format of a file, which this device remembers, and has it written. */
function ExportModal({ onClose }: { onClose: () => void }) {
  const t = useT()
  const canReadPersonal = useCan()(studioPermissions.readPersonal)
  const { text } = useListQuery([])
  const [stored, setStored] = useStored<readonly string[]>('orders.columns', orderExportNames, isTexts)
  const [format, setFormat] = useStored<Export['format']>('orders.format', 'xlsx', isFormat)
  const names = orderExportNames.filter((name) => canReadPersonal || !isPersonalColumn(name))
  const columns = names.filter((name) => stored.includes(name))
  const filters = Object.fromEntries(
    ['tab', 'search', ...orderFilters].flatMap((name) => (text(name) ? [[name, text(name)]] : [])),
  )
  const body = { ...filters, columns, format }
  return (
    <Modal
      open
      width={640}
      title={t('operation.orderFile.title')}
      onCancel={onClose}
      footer={
        <Flex gap={8} justify="end" align="center" wrap>
          <Button onClick={onClose}>{t('operation.orderFile.close')}</Button>
          {columns.length > 0 && (
            <ExportButton
              key={JSON.stringify(body)}
              name="orders"
              text="operation.orderFile.start"
              filters={body}
              start={(key) => call('POST /studio/shop/order/export/', { body, key })}
              read={(id) => call('GET /studio/shop/order/export/{id}/', { params: { id } })}
            />
          )}
        </Flex>
      }
    >
      <Typography.Paragraph>{t('operation.orderFile.hint')}</Typography.Paragraph>
      <Form layout="vertical" component="div">
        <Form.Item
          label={t('operation.orderFile.columns')}
          extra={canReadPersonal ? undefined : t('operation.orderFile.personal')}
        >
          <Checkbox.Group
            value={columns}
            options={names.map((value) => ({ value, label: t(`operation.orderFile.names.${value}`) }))}
            onChange={(next) => setStored(next)}
          />
        </Form.Item>
        <Form.Item label={t('operation.orderFile.format')}>
          <Radio.Group
            value={format}
            options={exportFormats.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setFormat(target.value as Export['format'])}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** Opens the dialog of a file of the orders that the list shows. */
export function OrderExport() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('operation.orderFile.title')}</Button>
      {isOpen && <ExportModal onClose={() => setOpen(false)} />}
    </>
  )
}
