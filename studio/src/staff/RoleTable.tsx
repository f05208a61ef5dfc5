import { permissionsOfRole, staffRoles } from '@storefront/contract/domain/account/roles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Button, Card, Popconfirm, Space, Table } from 'antd'
import { useState } from 'react'
import { StateTag } from '../app/StateTag'
import { call } from '../calls/call'
import { useT } from '../i18n'
import type { ScreenRow } from '../shell/screen-row'
import { type RoleDraft, RoleModal } from './RoleModal'
import { useStaffRoles } from './useStaffRoles'

interface Row {
  readonly key: string
  readonly id: number | null
  readonly name: string
  readonly hint: string
  readonly perms: readonly string[]
}

/** The roles: those of the program, which can be copied, and the shop's own. */
export function RoleTable({ screens }: { readonly screens: readonly ScreenRow[] }) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [draft, setDraft] = useState<RoleDraft | null>(null)
  const own = useStaffRoles()
  const remove = useMutation({
    mutationFn: (id: number) => call('DELETE /studio/staff/role/{id}/', { params: { id } }),
    onSuccess: () => message.success(t('staff.ownRole.removed')),
    onError: (error) => message.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff', 'roles'] }),
  })
  const rows: Row[] = [
    ...staffRoles.map((role) => ({
      ...{ key: role, id: null, name: t(`staff.roles.${role}`), hint: t(`staff.roleHints.${role}`) },
      perms: permissionsOfRole(role),
    })),
    ...(own.data ?? []).map(({ id, name, perms }) => ({
      ...{ key: `own-${id}`, id, name, hint: t('staff.count', { n: perms.length }) },
      perms,
    })),
  ]
  return (
    <Card
      size="small"
      title={t('staff.ownRole.list')}
      extra={
        <Button size="small" onClick={() => setDraft({ id: null, name: '', perms: [] })}>
          {t('staff.ownRole.create')}
        </Button>
      }
      style={{ marginTop: 24 }}
    >
      <Table<Row>
        rowKey="key"
        size="small"
        loading={own.isPending}
        dataSource={rows}
        scroll={{ x: 600 }}
        pagination={false}
        columns={[
          {
            title: t('staff.role'),
            render: (_, { id, name }) => (
              <Space>
                {name}
                {id !== null && <StateTag>{t('staff.ownRole.mark')}</StateTag>}
              </Space>
            ),
          },
          { title: t('staff.ownRole.use'), dataIndex: 'hint' },
          {
            title: t('studio.sessions.actions'),
            align: 'right',
            render: (_, { id, name, perms }) => (
              <Space>
                <Button
                  size="small"
                  aria-label={t('staff.ownRole.copyOf', { name })}
                  onClick={() => setDraft({ id: null, name: t('staff.ownRole.copyName', { name }), perms: [...perms] })}
                >
                  {t('staff.ownRole.copy')}
                </Button>
                {id !== null && (
                  <>
                    <Button
                      size="small"
                      aria-label={t('staff.ownRole.changeOf', { name })}
                      onClick={() => setDraft({ id, name, perms: [...perms] })}
                    >
                      {t('staff.ownRole.change')}
                    </Button>
                    <Popconfirm title={t('staff.ownRole.removeAsk')} onConfirm={() => remove.mutate(id)}>
                      <Button size="small" danger aria-label={t('staff.ownRole.removeOf', { name })}>
                        {t('staff.ownRole.remove')}
                      </Button>
                    </Popconfirm>
                  </>
                )}
              </Space>
            ),
          },
        ]}
      />
      {draft && <RoleModal draft={draft} screens={screens} onClose={() => setDraft(null)} />}
    </Card>
  )
}
