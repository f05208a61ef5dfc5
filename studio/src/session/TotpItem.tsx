import { Form, Input } from 'antd'
import { useT } from '../i18n'

/** The field for the digits of an authenticator. */
export function TotpItem() {
  const t = useT()
  return (
    <Form.Item
      name="totp"
      label={t('totp.code')}
      rules={[{ required: true, pattern: /^\d{6}$/, message: t('totp.codeRequired') }]}
    >
      <Input autoFocus autoComplete="one-time-code" inputMode="numeric" maxLength={6} />
    </Form.Item>
  )
}
