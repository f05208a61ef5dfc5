import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Popconfirm, Table, Tag } from 'antd'
import { ScreenHead } from '../app/ScreenHead'
import { Failed } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { TotpCard } from './TotpCard'
import { useMe } from './useMe'

type Session = Reply<'GET /studio/session/'>['results'][number]

/** The caller's logins, each of which can be ended. */
export function SessionsScreen() {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const zone = useMe().data?.site.time_zone
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: () => call('GET /studio/session/') })
  const revoke = useMutation({
    mutationFn: (id: number) => call('DELETE /studio/session/{id}/', { params: { id } }),
    onSuccess: () => message.success(t('studio.sessions.ended')),
    onError: (error) => message.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  })
  if (sessions.isError) return <Failed error={sessions.error} onRetry={() => void sessions.refetch()} />
  return (
    <>
      <ScreenHead title={t('studio.sessions.title')} />
      <TotpCard />
      <Table<Session>
        rowKey="id"
        loading={sessions.isPending}
        dataSource={sessions.data?.results ?? []}
        pagination={false}
        columns={[
          {
            title: t('studio.sessions.agent'),
            dataIndex: 'agent',
            render: (agent: string) => agent || t('studio.sessions.unknown'),
          },
          {
            title: t('studio.sessions.created'),
            dataIndex: 'created_at',
            render: (at: string) => formatMoment(at, zone),
          },
          {
            title: t('studio.sessions.seen'),
            dataIndex: 'seen_at',
            render: (at: string | null) => (at === null ? '-' : formatMoment(at, zone)),
          },
          {
            title: t('studio.sessions.actions'),
            render: (_, { id, is_current }) =>
              is_current ? (
                <Tag>{t('studio.sessions.current')}</Tag>
              ) : (
                <Popconfirm title={t('studio.sessions.confirm')} onConfirm={() => revoke.mutate(id)}>
                  <Button danger>{t('studio.sessions.end')}</Button>
                </Popconfirm>
              ),
          },
        ]}
      />
    </>
  )
}
