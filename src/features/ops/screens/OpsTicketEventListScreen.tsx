import { hasPermission, permissions } from '@storefront/contract/permissions'
import { View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { opsTicketEventList } from '@/features/ops/ticketEventList'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { go } from '@/router'
import { ListScreen } from '@/shared/list/ListScreen'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'

/** ops.ticketevent: all events with how full they are. */
export function OpsTicketEventListScreen() {
  const t = useT()
  const guard = useOps(permissions.readEvent)
  const canReadOrders = useSession(({ user }) => hasPermission(user?.perms ?? [], permissions.readTicketOrder))
  return (
    <ListScreen
      spec={opsTicketEventList}
      title={t('opsEvent.title')}
      state={guard ?? undefined}
      before={
        canReadOrders ? (
          <View className={s.totals}>
            <Button size="s" kind="secondary" onTap={() => void go('ops.ticketorder')}>
              {t('opsEvent.allOrders')}
            </Button>
          </View>
        ) : null
      }
    />
  )
}
