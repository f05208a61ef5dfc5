import type { OpsOrder } from '@storefront/contract/entities/ops'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import { confirm } from '@/ui/overlay/dialogs'
import s from './Ops.module.scss'
import { useOrderStep } from '@/features/ops/useOrderStep'

const staffActions = ['cancel', 'deliver', 'hand_over'] as const
type StaffAction = (typeof staffActions)[number]

const isGoingOut = ({ status, lines }: OpsOrder): boolean =>
  (status === 'wait_ship' || status === 'shipped') && lines.some(({ left_to_send }) => left_to_send > 0)

/** Whether parcels of it are still to be sent; what is collected is handed over instead. */
export const isSendable = (order: OpsOrder): boolean => order.pickup === null && isGoingOut(order)

/** Returns the actions of an order: a pickup order can be handed over while some of its goods are still here. */
export function opsOrderActions(order: OpsOrder): StaffAction[] {
  const isHere = order.pickup !== null && isGoingOut(order)
  return staffActions.filter((action) => (action === 'hand_over' ? isHere : order.actions.includes(action)))
}

interface OpsOrderActionsProps {
  readonly order: OpsOrder
  /** Actions to show if they are possible; by default all of them, in a bar. */
  readonly actions?: readonly StaffAction[]
}

/** The operator's actions on an order beside sending it; each asks for confirmation. */
export function OpsOrderActions({ order, actions }: OpsOrderActionsProps) {
  const t = useT()
  const { move, busy } = useOrderStep(order.id)
  const act = async (action: StaffAction) => {
    const isCancel = action === 'cancel'
    const isConfirmed = await confirm({
      text: t(`ops.${action}Ask`),
      confirmText: t(`ops.${action}`),
      danger: isCancel,
    })
    if (isConfirmed) await move({ action })
  }
  const choices = opsOrderActions(order).filter((action) => !actions || actions.includes(action))
  if (actions && choices.length === 0) return null
  return (
    <View className={actions ? s.choices : s.bar}>
      {choices.map((action) => (
        <Button
          key={action}
          size={actions ? 's' : 'm'}
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
