import { useMutation } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Modal, QRCode, Typography } from 'antd'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { TotpItem } from './TotpItem'

interface Props {
  readonly secret: string
  /** The text of the QR code (otpauth:). */
  readonly uri: string
  /** Gets whether the authenticator is on now. */
  readonly onClose: (isOn: boolean) => void
}

/** Shows the secret once, and turns the authenticator on by its first code. */
export function TotpModal({ secret, uri, onClose }: Props) {
  const t = useT()
  const { message } = App.useApp()
  const confirm = useMutation({
    mutationFn: (body: { totp: string }) => call('PUT /studio/totp/', { body }),
    onSuccess: () => {
      void message.success(t('totp.done'))
      onClose(true)
    },
  })
  return (
    <Modal open width={440} title={t('totp.title')} onCancel={() => onClose(false)} footer={null}>
      <Typography.Paragraph>{t('totp.scan')}</Typography.Paragraph>
      <Flex vertical align="center" gap={12} style={{ marginBottom: 16 }}>
        <QRCode value={uri} size={200} type="svg" aria-label={t('totp.scan')} />
        <Typography.Text copyable={{ text: secret }}>
          {t('totp.secret')}: {secret.replace(/(.{4})/g, '$1 ').trim()}
        </Typography.Text>
      </Flex>
      <Form<{ totp: string }> layout="vertical" onFinish={(fields) => confirm.isPending || confirm.mutate(fields)}>
        <TotpItem />
        {confirm.isError && (
          <Alert type="error" role="alert" title={confirm.error.message} style={{ marginBottom: 16 }} />
        )}
        <Button type="primary" htmlType="submit" block loading={confirm.isPending}>
          {t('totp.confirm')}
        </Button>
      </Form>
    </Modal>
  )
}
