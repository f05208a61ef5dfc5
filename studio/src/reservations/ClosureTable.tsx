import { permissions } from '@storefront/contract/permissions'
import { Card, Table } from 'antd'
import { useT } from '../i18n'
import { useCan } from '../session/useMe'
import { OpenButton } from './CloseButtons'
import { closureTime, type Schedule } from './labels'

/** The closures of the shown days. */
export function ClosureTable({ schedule: { closures, resvvariants, time_zone } }: { schedule: Schedule }) {
  const t = useT()
  const can = useCan()
  if (closures.length === 0) return null
  return (
    <Card title={t('opsResv.closures')} styles={{ body: { padding: 0 } }}>
      <Table<Schedule['closures'][number]>
        rowKey="id"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={closures}
        columns={[
          { title: t('operation.reservations.time'), render: (_, closure) => closureTime(time_zone, closure) },
          {
            title: t('operation.reservations.variant'),
            render: (_, { resvvariant }) =>
              resvvariants.find(({ id }) => id === resvvariant)?.attributes_label ?? t('opsResv.allVariants'),
          },
          { title: t('opsResv.reason'), render: (_, { reason }) => reason || '–' },
          {
            title: t('resource.actions'),
            render: (_, { id }) => can(permissions.changeReservation) && <OpenButton id={id} />,
          },
        ]}
      />
    </Card>
  )
}
