import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Popconfirm, Table, Typography } from 'antd'
import { useState } from 'react'
import { ScreenHead } from '../app/ScreenHead'
import { StateTag } from '../app/StateTag'
import { Failed } from '../app/StateView'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { type Credential, CredentialModal } from './CredentialModal'

/** The site's contracts with vendors: filled in, checked by a call, taken away. */
export function CredentialsScreen() {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [edited, setEdited] = useState<Credential | null>(null)
  const credentials = useQuery({ queryKey: ['credentials'], queryFn: () => call('GET /studio/credential/') })
  const onError = (error: Error) => void message.error(error.message)
  const check = useMutation({
    mutationFn: ({ kind }: Credential) => call('POST /studio/credential/{kind}/check/', { params: { kind } }),
    onSuccess: ({ ok, detail }) => void (ok ? message.success(detail) : message.error(detail, 8)),
    onError,
  })
  const remove = useMutation({
    mutationFn: ({ kind }: Credential) => call('DELETE /studio/credential/{kind}/', { params: { kind } }),
    onSuccess: () => void message.success(t('credentials.removed')),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: ['credentials'] }),
  })
  if (credentials.isError) return <Failed error={credentials.error} onRetry={() => void credentials.refetch()} />
  return (
    <>
      <ScreenHead title={t('credentials.title')} />
      <Alert type="info" showIcon title={t('credentials.hint')} style={{ marginBottom: 16 }} />
      <Table<Credential>
        rowKey="kind"
        loading={credentials.isPending}
        dataSource={credentials.data?.results ?? []}
        scroll={{ x: 700 }}
        pagination={false}
        columns={[
          { title: t('credentials.kind'), render: (_, { kind }) => t(`credentials.kinds.${kind}`) },
          {
            title: t('credentials.account'),
            render: (_, { values }) =>
              values.appId ||
              values.merchantId ||
              values.customer || <Typography.Text type="secondary">–</Typography.Text>,
          },
          {
            title: t('credentials.state'),
            render: (_, { version }) =>
              version > 0 ? (
                <StateTag tone="positive">{t('credentials.on')}</StateTag>
              ) : (
                <StateTag>{t('credentials.off')}</StateTag>
              ),
          },
          {
            align: 'right',
            title: t('studio.sessions.actions'),
            render: (_, credential) => (
              <Flex gap={8} justify="end">
                {credential.version > 0 && (
                  <>
                    <Button
                      size="small"
                      loading={check.isPending && check.variables.kind === credential.kind}
                      onClick={() => check.mutate(credential)}
                    >
                      {t('credentials.check')}
                    </Button>
                    <Popconfirm title={t('credentials.removeAsk')} onConfirm={() => remove.mutate(credential)}>
                      <Button size="small" danger>
                        {t('credentials.remove')}
                      </Button>
                    </Popconfirm>
                  </>
                )}
                <Button
                  size="small"
                  type={credential.version > 0 ? 'default' : 'primary'}
                  onClick={() => setEdited(credential)}
                >
                  {t(credential.version > 0 ? 'credentials.edit' : 'credentials.add')}
                </Button>
              </Flex>
            ),
          },
        ]}
      />
      {edited && <CredentialModal credential={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
