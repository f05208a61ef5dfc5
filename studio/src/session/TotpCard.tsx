import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Card, Flex, Popconfirm, Space, Typography } from 'antd'
import { lazy, Suspense } from 'react'
import { StateTag } from '../app/StateTag'
import { call } from '../calls/call'
import { useT } from '../i18n'

const TotpModal = lazy(async () => ({ default: (await import('./TotpModal')).TotpModal }))

/** Whether the caller's logins ask for an authenticator; turns it on and off. */
export function TotpCard() {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const totp = useQuery({ queryKey: ['totp'], queryFn: () => call('GET /studio/totp/') })
  const onError = (error: Error) => void message.error(error.message)
  const begin = useMutation({ mutationFn: () => call('POST /studio/totp/'), onError })
  const end = useMutation({
    mutationFn: () => call('DELETE /studio/totp/'),
    onSuccess: (state) => {
      client.setQueryData(['totp'], state)
      void message.success(t('totp.ended'))
    },
    onError,
  })
  if (!totp.data) return null
  return (
    <Card style={{ marginBottom: 24 }}>
      <Flex justify="space-between" align="center" gap={24}>
        <div>
          <Space>
            <Typography.Text strong>{t('totp.title')}</Typography.Text>
            {totp.data.is_on ? (
              <StateTag tone="positive">{t('totp.on')}</StateTag>
            ) : (
              <StateTag>{t('totp.off')}</StateTag>
            )}
          </Space>
          <Typography.Paragraph type="secondary" style={{ margin: '4px 0 0' }}>
            {t('totp.text')}
          </Typography.Paragraph>
        </div>
        {totp.data.is_on ? (
          <Popconfirm title={t('totp.endAsk')} onConfirm={() => end.mutate()}>
            <Button danger loading={end.isPending}>
              {t('totp.end')}
            </Button>
          </Popconfirm>
        ) : (
          <Button type="primary" loading={begin.isPending} onClick={() => begin.mutate()}>
            {t('totp.begin')}
          </Button>
        )}
      </Flex>
      {begin.data && (
        <Suspense>
          <TotpModal
            secret={begin.data.secret}
            uri={begin.data.uri}
            onClose={(isOn) => {
              if (isOn) client.setQueryData(['totp'], { is_on: true })
              begin.reset()
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}
