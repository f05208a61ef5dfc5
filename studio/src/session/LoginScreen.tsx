import { MobileItem } from '../editing/MobileItem'
import { normalizeCode } from '@storefront/contract/domain/account/mobile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Form, Input } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { ScreenHead } from '../app/ScreenHead'
import { call } from '../calls/call'
import { CallError } from '../calls/error'
import { useT } from '../i18n'
import { LanguageSelect } from '../shell/LanguageSelect'
import { TotpItem } from './TotpItem'
import { useCountdown } from './useCountdown'
import { startSession } from './useMe'

const CaptchaModal = lazy(async () => ({ default: (await import('./CaptchaModal')).CaptchaModal }))

interface Fields {
  mobile: string
  verify_code: string
  totp?: string
}

/** Login by mobile number and code. */
export function LoginScreen() {
  const t = useT()
  const client = useQueryClient()
  const [form] = Form.useForm<Fields>()
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
    mutationFn: (body: Fields) => call('POST /studio/login/', { body }),
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
    <main style={{ maxWidth: 400, margin: '0 auto', padding: '10vh 16px' }}>
      <ScreenHead title={t('studio.login.title')}>
        <LanguageSelect />
      </ScreenHead>
      <Card>
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
            {t('studio.login.submit')}
          </Button>
        </Form>
      </Card>
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
    </main>
  )
}
