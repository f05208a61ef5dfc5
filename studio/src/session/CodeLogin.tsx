import { normalizeCode } from '@storefront/contract/domain/account/mobile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Flex, Form, Input } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { call } from '../calls/call'
import { CallError } from '../calls/error'
import { MobileItem } from '../editing/MobileItem'
import { useT } from '../i18n'
import { TotpItem } from './TotpItem'
import { useCountdown } from './useCountdown'
import { startSession } from './useMe'

const CaptchaModal = lazy(async () => ({ default: (await import('./CaptchaModal')).CaptchaModal }))

export interface LoginFields {
  mobile: string
  verify_code: string
  totp?: string
}

interface CodeLoginProps {
  readonly submitText: string
  /** Logs in by the fields, which hold a code that was sent to the number. */
  readonly logIn: (fields: LoginFields) => Promise<unknown>
}

/** The fields of a login by mobile number and code, with the captcha and the authenticator where they are asked for. */
export function CodeLogin({ submitText, logIn: send }: CodeLoginProps) {
  const t = useT()
  const client = useQueryClient()
  const [form] = Form.useForm<LoginFields>()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [seconds, startCountdown] = useCountdown()
  const sendCode = useMutation({
    mutationFn: (captcha: string | undefined) =>
      call('POST /studio/verify/', { body: { mobile: form.getFieldValue('mobile'), captcha } }),
    onSuccess: ({ resend_after }) => startCountdown(resend_after),
    onError: (error) =>
      setNeedsCaptcha(error instanceof CallError && (error.is('captchaRequired') || error.is('captchaGone'))),
  })
  const logIn = useMutation({
    mutationFn: send,
    onSuccess: () => startSession(client),
  })
  const requestCode = () =>
    form
      .validateFields(['mobile'])
      .then(() => sendCode.mutate(undefined))
      .catch(() => form.getFieldInstance('mobile')?.focus())
  const needsTotp = logIn.error instanceof CallError && (logIn.error.is('totpRequired') || logIn.error.is('totpWrong'))
  const error = logIn.error ?? (needsCaptcha ? null : sendCode.error)
  return (
    <>
      <Form form={form} layout="vertical" onFinish={(fields) => logIn.isPending || logIn.mutate(fields)}>
        <MobileItem
          autoFocus
          name="mobile"
          label={t('studio.login.mobile')}
          requiredText={t('studio.login.mobileRequired')}
        />
        <Flex gap={8} align="end">
          <Form.Item
            name="verify_code"
            normalize={normalizeCode}
            label={t('studio.login.code')}
            rules={[{ required: true, message: t('studio.login.codeRequired') }]}
            style={{ flex: 1 }}
          >
            <Input autoComplete="one-time-code" inputMode="numeric" />
          </Form.Item>
          <Form.Item>
            <Button onClick={() => void requestCode()} disabled={seconds > 0} loading={sendCode.isPending}>
              {seconds > 0 ? t('studio.login.resend', { n: seconds }) : t('studio.login.send')}
            </Button>
          </Form.Item>
        </Flex>
        {needsTotp && <TotpItem />}
        {error && <Alert type="error" role="alert" title={error.message} style={{ marginBottom: 16 }} />}
        <Button type="primary" htmlType="submit" block loading={logIn.isPending}>
          {submitText}
        </Button>
      </Form>
      {needsCaptcha && (
        <Suspense>
          <CaptchaModal
            onPass={(captcha) => {
              setNeedsCaptcha(false)
              sendCode.mutate(captcha)
            }}
            onCancel={() => setNeedsCaptcha(false)}
          />
        </Suspense>
      )}
    </>
  )
}
