import type { StudioDomain } from '@storefront/contract/entities/studio/domain'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Input, Popconfirm, Table, Typography } from 'antd'
import { ScreenHead } from '../app/ScreenHead'
import { StateTag, type Tone } from '../app/StateTag'
import { Failed } from '../app/StateView'
import { call } from '../calls/call'
import { CallError } from '../calls/error'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'

const tones = { verified: 'positive', waiting: 'notice', lost: 'negative' } as const satisfies Record<
  StudioDomain['state'],
  Tone
>

/** The DNS record for a host that waits, or that has lost its record. */
function Proof({ record, isLost }: { record: NonNullable<StudioDomain['record']>; isLost: boolean }) {
  const t = useT()
  return (
    <Flex vertical gap={4}>
      <Typography.Text type={isLost ? 'danger' : undefined}>
        {t(isLost ? 'domains.lostHint' : 'domains.recordHint')}
      </Typography.Text>
      <Typography.Text>
        {t('domains.recordName')}: <Typography.Text copyable>{record.name}</Typography.Text>
      </Typography.Text>
      <Typography.Text>
        {t('domains.recordValue')}: <Typography.Text copyable>{record.value}</Typography.Text>
      </Typography.Text>
    </Flex>
  )
}

/** Hosts of the site: wanted, proved by a record of their DNS, chosen, taken away. */
export function DomainsScreen() {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ host: string }>()
  const domains = useQuery({ queryKey: ['domains'], queryFn: () => call('GET /studio/domain/') })
  const onError = (error: Error) => void message.error(error.message, 6)
  const onSettled = () => {
    void client.invalidateQueries({ queryKey: ['domains'] })
    void client.invalidateQueries({ queryKey: ['site'] })
  }
  const add = useMutation({
    mutationFn: (host: string) =>
      submitOnce('domain-new', { host }, (key) => call('POST /studio/domain/', { body: { host }, key })),
    onSuccess: () => form.resetFields(),
    onError: (error) =>
      error instanceof CallError && error.fields.host
        ? form.setFields([{ name: 'host', errors: [t('domains.wrong')] }])
        : onError(error),
    onSettled,
  })
  const check = useMutation({
    mutationFn: ({ host }: StudioDomain) => call('POST /studio/domain/{host}/check/', { params: { host } }),
    onSuccess: () => void message.success(t('domains.proved')),
    onError,
    onSettled,
  })
  const choose = useMutation({
    mutationFn: ({ host }: StudioDomain) => call('POST /studio/domain/{host}/main/', { params: { host } }),
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ host }: StudioDomain) => call('DELETE /studio/domain/{host}/', { params: { host } }),
    onError,
    onSettled,
  })
  if (domains.isError) return <Failed error={domains.error} onRetry={() => void domains.refetch()} />
  return (
    <>
      <ScreenHead title={t('domains.title')} />
      <Alert type="info" showIcon title={t('domains.hint')} style={{ marginBottom: 16 }} />
      <Form form={form} layout="inline" onFinish={({ host }) => add.mutate(host.trim())} style={{ marginBottom: 16 }}>
        <Form.Item
          name="host"
          label={t('domains.host')}
          rules={[{ required: true, whitespace: true, message: t('domains.wrong') }]}
        >
          <Input placeholder="shop.example.com" maxLength={253} inputMode="url" style={{ width: 280 }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t('domains.add')}
        </Button>
      </Form>
      <Table<StudioDomain>
        rowKey="host"
        loading={domains.isPending}
        dataSource={domains.data?.results ?? []}
        locale={{ emptyText: t('domains.empty') }}
        scroll={{ x: 700 }}
        pagination={false}
        expandable={{
          expandedRowKeys: (domains.data?.results ?? []).flatMap(({ host, record }) => (record ? [host] : [])),
          showExpandColumn: false,
          expandedRowRender: ({ record, state }) => record && <Proof record={record} isLost={state === 'lost'} />,
        }}
        columns={[
          { title: t('domains.host'), dataIndex: 'host' },
          {
            title: t('domains.state'),
            render: (_, { state, is_main, checked_at }) => (
              <Flex gap={8}>
                <StateTag tone={tones[state]}>
                  {t(state === 'waiting' ? (checked_at ? 'domains.unproved' : 'domains.waiting') : `domains.${state}`)}
                </StateTag>
                {is_main && <StateTag tone="neutral">{t('domains.main')}</StateTag>}
              </Flex>
            ),
          },
          {
            align: 'right',
            title: t('studio.sessions.actions'),
            render: (_, domain) => (
              <Flex gap={8} justify="end">
                {domain.state !== 'verified' && (
                  <Button
                    size="small"
                    type="primary"
                    loading={check.isPending && check.variables.host === domain.host}
                    onClick={() => check.mutate(domain)}
                  >
                    {t('domains.check')}
                  </Button>
                )}
                {domain.state !== 'waiting' && !domain.is_main && (
                  <Button
                    size="small"
                    loading={choose.isPending && choose.variables.host === domain.host}
                    onClick={() => choose.mutate(domain)}
                  >
                    {t('domains.makeMain')}
                  </Button>
                )}
                <Popconfirm
                  title={t(domain.state === 'waiting' ? 'domains.giveUpAsk' : 'domains.removeAsk')}
                  onConfirm={() => remove.mutate(domain)}
                >
                  <Button size="small" danger>
                    {t('domains.remove')}
                  </Button>
                </Popconfirm>
              </Flex>
            ),
          },
        ]}
      />
    </>
  )
}
