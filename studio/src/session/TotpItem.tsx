import { normalizeCode } from '@storefront/contract/domain/account/mobile'
import { Form, Input } from 'antd'
import { useT } from '../i18n'

/** The field for the digits of an authenticator. */
export function TotpItem() {
  const t = useT()
  return (
    <Form.Item
      name="totp"
      label={t('totp.code')}
      normalize={normalizeCode}
      rules={[{ required: true, pattern: /^\d{6}$/, message: t('totp.codeRequired') }]}
    >
      <Input autoFocus autoComplete="one-time-code" inputMode="numeric" />
    </Form.Item>
  )
}
