import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Card, Popconfirm, Table } from 'antd'
import { StateTag } from '../app/StateTag'
import { Failed } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { useRoleName } from './useStaffRoles'

type Invitation = Reply<'GET /studio/staff/invitation/'>['results'][number]
const tones = { open: 'notice', accepted: 'positive', revoked: 'neutral', expired: 'neutral' } as const

/** Invitations of staff, each with its state; an open one can be revoked. */
export function InvitationTable() {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const zone = useMe().data?.site.time_zone
  const roleName = useRoleName()
  const list = useQuery({
    queryKey: ['staff', 'invitations'],
    queryFn: () => call('GET /studio/staff/invitation/'),
  })
  const revoke = useMutation({
    mutationFn: (id: number) => call('DELETE /studio/staff/invitation/{id}/', { params: { id } }),
    onSuccess: () => message.success(t('staff.invite.revoked')),
    onError: (error) => message.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff', 'invitations'] }),
  })
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />
  const rows = list.data?.results ?? []
  if (rows.length === 0) return null
  return (
    <Card size="small" title={t('staff.invite.list')} style={{ marginTop: 24 }}>
      <Table<Invitation>
        rowKey="id"
        size="small"
        dataSource={rows}
        scroll={{ x: 700 }}
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
        columns={[
          { title: t('staff.invite.name'), dataIndex: 'name' },
          { title: t('staff.role'), render: (_, { perms }) => roleName(perms) },
          {
            title: t('staff.invite.state'),
            render: (_, { state, accepted_by }) => (
              <>
                <StateTag tone={tones[state]}>{t(`staff.invite.states.${state}`)}</StateTag> {accepted_by}
              </>
            ),
          },
          { title: t('staff.invite.by'), dataIndex: 'created_by' },
          { title: t('staff.invite.expires'), render: (_, { expires_at }) => formatMoment(expires_at, zone) },
          {
            title: t('studio.sessions.actions'),
            align: 'right',
            render: (_, { id, name, state }) =>
              state === 'open' && (
                <Popconfirm title={t('staff.invite.revokeAsk', { name })} onConfirm={() => revoke.mutate(id)}>
                  <Button size="small" danger aria-label={t('staff.invite.revokeOf', { name })}>
                    {t('staff.invite.revoke')}
                  </Button>
                </Popconfirm>
              ),
          },
        ]}
      />
    </Card>
  )
}
