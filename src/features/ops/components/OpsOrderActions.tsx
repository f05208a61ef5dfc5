import type { OpsOrder } from '@storefront/contract/entities/ops'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import { confirm } from '@/ui/overlay/dialogs'
import s from './Ops.module.scss'
import { useOrderStep } from '@/features/ops/useOrderStep'

const staffActions = ['cancel', 'deliver', 'hand_over'] as const
type StaffAction = (typeof staffActions)[number]

/** What is offered: an order that is collected is handed over, as long as something of it is here. */
export function opsOrderActions({ actions, pickup, status, lines }: OpsOrder): StaffAction[] {
  const isHere = pickup !== null && (status === 'wait_ship' || status === 'shipped') && lines.some(({ left_to_send }) => left_to_send > 0)
  return staffActions.filter((action) => (action === 'hand_over' ? isHere : actions.includes(action)))
}

/** What an operator may do with an order beside sending it; each is asked about first. */
export function OpsOrderActions({ order }: { readonly order: OpsOrder }) {
  const t = useT()
  const { move, busy } = useOrderStep(order.id)
  const act = async (action: StaffAction) => {
    const isCancel = action === 'cancel'
    const isConfirmed = await confirm({ text: t(`ops.${action}Ask`), confirmText: t(`ops.${action}`), danger: isCancel })
    if (isConfirmed) await move({ action })
  }
  return (
    <View className={s.bar}>
      {opsOrderActions(order).map((action) => (
        <Button
          key={action}
          kind={action === 'cancel' ? 'danger' : action === 'hand_over' ? 'primary' : 'secondary'}
          busy={busy}
          onTap={() => void act(action)}
        >
          {t(`ops.${action}`)}
        </Button>
      ))}
    </View>
  )
}
