import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Form, Input, Modal } from 'antd'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { MomentField } from '../editing/dates/MomentField'
import { MobileItem } from '../editing/MobileItem'
import { NumberItem } from '../editing/NumberItem'
import { useT } from '../i18n'
import { ReferenceSelect } from '../resource/ReferenceSelect'

interface Fields {
  readonly mobile: string
  readonly product: number
  readonly name: string
  readonly quantity: string
  readonly end?: string | null
}

const QUANTITY_MAX = 9999

const issueVoucher = ({ quantity, end = null, ...fields }: Fields) => {
  const body = { ...fields, quantity: Number(quantity), end }
  return submitOnce('voucher-new', body, (key) => call('POST /studio/shop/pickupvoucher/', { body, key }))
}

/** The form of new vouchers for one customer. */
export function IssueVoucherModal({ onClose }: { onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const issue = useMutation({
    mutationFn: issueVoucher,
    onSuccess: () => {
      void message.success(t('customers.holdings.given'))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['pickupvouchers'] }),
  })
  const required = t('customers.holdings.required')
  return (
    <Modal
      open
      title={t('customers.holdings.give')}
      okText={t('customers.holdings.give')}
      okButtonProps={{ loading: issue.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {issue.isError && <Alert type="error" role="alert" title={issue.error.message} style={{ marginBottom: 16 }} />}
      <Form<Fields> form={form} layout="vertical" onFinish={(fields) => issue.isPending || issue.mutate(fields)}>
        <MobileItem
          name="mobile"
          label={t('customers.holdings.mobile')}
          extra={t('customers.holdings.mobileHint')}
          requiredText={required}
        />
        <Form.Item
          name="product"
          label={t('customers.holdings.product')}
          rules={[{ required: true, message: required }]}
        >
          <ReferenceSelect to="product" labels={{}} />
        </Form.Item>
        <Form.Item
          name="name"
          label={t('customers.holdings.name')}
          extra={t('customers.holdings.nameHint')}
          rules={[{ required: true, whitespace: true, message: required }]}
        >
          <Input maxLength={60} />
        </Form.Item>
        <NumberItem
          name="quantity"
          label={t('customers.holdings.quantity')}
          isRequired
          requiredText={required}
          min={1}
          max={QUANTITY_MAX}
        />
        <Form.Item name="end" label={t('customers.holdings.end')} extra={t('customers.holdings.endHint')}>
          <MomentField />
        </Form.Item>
      </Form>
    </Modal>
  )
}
