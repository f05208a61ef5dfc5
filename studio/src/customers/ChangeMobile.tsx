import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Form, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { MobileItem } from '../editing/MobileItem'
import { useT } from '../i18n'

interface Fields {
  mobile: string
  reason: string
}

/** Gives a customer who lost their number another one, with a reason. */
export function ChangeMobile({ id }: { id: number }) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const change = useMutation({
    mutationFn: (body: Fields) =>
      submitOnce(`mobile-${id}`, body, (key) =>
        call('POST /studio/customer/{id}/mobile/', { params: { id }, body, key }),
      ),
    onSuccess: () => {
      void message.success(t('customers.newNumber.done'))
      setOpen(false)
      return client.invalidateQueries({ queryKey: ['customer', id] })
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('customers.newNumber.change')}</Button>
      <Modal
        open={isOpen}
        width={480}
        title={t('customers.newNumber.title')}
        onCancel={() => setOpen(false)}
        footer={null}
        destroyOnHidden
      >
        <Typography.Paragraph type="secondary">{t('customers.newNumber.hint')}</Typography.Paragraph>
        <Form<Fields> layout="vertical" onFinish={(fields) => change.isPending || change.mutate(fields)}>
          <MobileItem
            name="mobile"
            label={t('customers.newNumber.new')}
            requiredText={t('customers.newNumber.newRequired')}
          />
          <Form.Item
            name="reason"
            label={t('customers.newNumber.why')}
            rules={[{ required: true, whitespace: true, message: t('customers.newNumber.whyRequired') }]}
          >
            <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
          </Form.Item>
          {change.isError && (
            <Alert type="error" role="alert" title={change.error.message} style={{ marginBottom: 16 }} />
          )}
          <Button type="primary" htmlType="submit" block loading={change.isPending}>
            {t('customers.newNumber.save')}
          </Button>
        </Form>
      </Modal>
    </>
  )
}
