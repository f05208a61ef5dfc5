import { normalizeCode } from '@storefront/contract/domain/account/mobile'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button, Flex, Form, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import { Failed, Loading } from '../app/StateView'
import { call } from '../calls/call'
import { CallError } from '../calls/error'
import { useT } from '../i18n'
import { CaptchaModal } from './CaptchaModal'
import { TotpItem } from './TotpItem'
import { useCountdown } from './useCountdown'

interface Fields {
  verify_code?: string
  totp?: string
}

/** Asks for the code of the authenticator where it is on, else for one that is sent. @param onClose gets whether it was right */
export function FreshLoginModal({ onClose }: { onClose: (isFresh: boolean) => void }) {
  const t = useT()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [seconds, startCountdown] = useCountdown()
  const totp = useQuery({ queryKey: ['totp'], queryFn: () => call('GET /studio/totp/') })
  const sendCode = useMutation({
    mutationFn: (captcha: string | undefined) => call('POST /studio/fresh/code/', { body: { captcha } }),
    onSuccess: ({ resend_after }) => startCountdown(resend_after),
    onError: (error) =>
      setNeedsCaptcha(error instanceof CallError && (error.is('captchaRequired') || error.is('captchaGone'))),
  })
  const confirm = useMutation({
    mutationFn: (body: Fields) => call('POST /studio/fresh/', { body }),
    onSuccess: () => onClose(true),
  })
  const error = confirm.error ?? (needsCaptcha ? null : sendCode.error)
  return (
    <Modal open width={440} zIndex={1100} title={t('fresh.title')} onCancel={() => onClose(false)} footer={null}>
      <Typography.Paragraph type="secondary">{t('fresh.text')}</Typography.Paragraph>
      {totp.isPending && <Loading />}
      {totp.isError && <Failed error={totp.error} onRetry={() => void totp.refetch()} />}
      {totp.data && (
        <Form<Fields> layout="vertical" onFinish={(fields) => confirm.isPending || confirm.mutate(fields)}>
          {totp.data.is_on ? (
            <TotpItem />
          ) : (
            <Flex gap={8} align="end">
              <Form.Item
                name="verify_code"
                normalize={normalizeCode}
                label={t('studio.login.code')}
                rules={[{ required: true, message: t('studio.login.codeRequired') }]}
                style={{ flex: 1 }}
              >
                <Input autoFocus autoComplete="one-time-code" inputMode="numeric" />
              </Form.Item>
              <Form.Item>
                <Button onClick={() => sendCode.mutate(undefined)} disabled={seconds > 0} loading={sendCode.isPending}>
                  {seconds > 0 ? t('studio.login.resend', { n: seconds }) : t('studio.login.send')}
                </Button>
              </Form.Item>
            </Flex>
          )}
          {error && <Alert type="error" role="alert" title={error.message} style={{ marginBottom: 16 }} />}
          <Button type="primary" htmlType="submit" block loading={confirm.isPending}>
            {t('fresh.submit')}
          </Button>
        </Form>
      )}
      {needsCaptcha && (
        <CaptchaModal
          onPass={(captcha) => {
            setNeedsCaptcha(false)
            sendCode.mutate(captcha)
          }}
          onCancel={() => setNeedsCaptcha(false)}
        />
      )}
    </Modal>
  )
}
