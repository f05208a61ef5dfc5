import { SAVED_VIEW_LIMITS } from '@storefront/contract/constants'
import type { SavedView, SavedViewChange } from '@storefront/contract/entities/studio/view'
import { Alert, Checkbox, Form, Input, Modal } from 'antd'
import { useT } from '../i18n'

interface ViewModalProps {
  /** Null saves a new view. */
  readonly view: SavedView | null
  /** The state that is saved with it. */
  readonly query: string
  readonly error: Error | null
  readonly isBusy: boolean
  readonly onSave: (change: SavedViewChange) => void
  readonly onCancel: () => void
}

/** Asks what a view is called and who sees it. */
export function ViewModal({ view, query, error, isBusy, onSave, onCancel }: ViewModalProps) {
  const t = useT()
  const [form] = Form.useForm<Pick<SavedViewChange, 'name' | 'is_shared'>>()
  return (
    <Modal
      open
      title={t(view ? 'views.rename' : 'views.saveTitle')}
      okText={t('views.save')}
      okButtonProps={{ loading: isBusy }}
      onOk={() => form.submit()}
      onCancel={onCancel}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ name: view?.name ?? '', is_shared: view?.is_shared ?? false }}
        onFinish={({ name, is_shared }) => isBusy || onSave({ name: name.trim(), is_shared, query })}
      >
        <Form.Item
          name="name"
          label={t('views.name')}
          rules={[{ required: true, whitespace: true, message: t('views.nameRequired') }]}
        >
          <Input autoFocus maxLength={SAVED_VIEW_LIMITS.name} />
        </Form.Item>
        <Form.Item name="is_shared" valuePropName="checked" extra={t('views.sharedHint')}>
          <Checkbox>{t('views.shared')}</Checkbox>
        </Form.Item>
        {error && <Alert type="error" role="alert" title={error.message} />}
      </Form>
    </Modal>
  )
}
