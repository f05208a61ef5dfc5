import { roleOf } from '@storefront/contract/domain/account/roles'
import { useQuery } from '@tanstack/react-query'
import { Button, Space, Table } from 'antd'
import { useContext, useState } from 'react'
import { ScreenHead } from '../app/ScreenHead'
import { StateTag } from '../app/StateTag'
import { Failed } from '../app/StateView'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { ScreensContext } from '../shell/menu-context'
import { InvitationTable } from './InvitationTable'
import { InviteModal } from './InviteModal'
import { RoleTable } from './RoleTable'
import { type StaffMember, StaffModal } from './StaffModal'
import { useRoleName } from './useStaffRoles'
import './staff.css'

/** The staff of the site with their permissions, the invitations of more, and the roles. */
export function StaffScreen() {
  const t = useT()
  const zone = useMe().data?.site.time_zone
  const screens = useContext(ScreensContext)
  const roleName = useRoleName()
  const [isInviting, setInviting] = useState(false)
  const [edited, setEdited] = useState<StaffMember | 'new' | null>(null)
  const staff = useQuery({ queryKey: ['staff'], queryFn: () => call('GET /studio/staff/') })
  if (staff.isError) return <Failed error={staff.error} onRetry={() => void staff.refetch()} />
  return (
    <>
      <ScreenHead title={t('staff.title')}>
        <Button onClick={() => setEdited('new')}>{t('staff.add')}</Button>
        <Button type="primary" onClick={() => setInviting(true)}>
          {t('staff.invite.title')}
        </Button>
      </ScreenHead>
      <Table<StaffMember>
        rowKey="id"
        loading={staff.isPending}
        dataSource={staff.data?.results ?? []}
        scroll={{ x: 700 }}
        pagination={false}
        columns={[
          {
            title: t('staff.name'),
            render: (_, { name, is_self }) => (
              <Space>
                {name}
                {is_self && <StateTag>{t('staff.self')}</StateTag>}
              </Space>
            ),
          },
          { title: t('staff.mobile'), dataIndex: 'mobile' },
          {
            title: t('staff.role'),
            render: (_, { perms }) => {
              const role = roleOf(perms)
              return <StateTag tone={role === 'owner' ? 'positive' : 'neutral'}>{roleName(perms)}</StateTag>
            },
          },
          {
            title: t('staff.seen'),
            render: (_, { seen_at }) => (seen_at ? formatMoment(seen_at, zone) : t('staff.never')),
          },
          {
            title: t('studio.sessions.actions'),
            align: 'right',
            render: (_, member) => (
              <Button size="small" onClick={() => setEdited(member)}>
                {t('staff.edit')}
              </Button>
            ),
          },
        ]}
      />
      <InvitationTable />
      <RoleTable screens={screens} />
      {isInviting && <InviteModal screens={screens} onClose={() => setInviting(false)} />}
      {edited && (
        <StaffModal
          key={edited === 'new' ? 'new' : edited.id}
          screens={screens}
          member={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
