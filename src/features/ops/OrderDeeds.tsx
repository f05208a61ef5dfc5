import type { OpsOrder } from '@storefront/contract/entities/ops'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { confirm } from '@/ui/overlay/dialogs'
import s from './Ops.module.scss'
import { useOrderStep } from './useOrderStep'

const deeds = ['cancel', 'deliver'] as const

/** What an operator may do with an order beside sending it; each is asked about first. */
export function OrderDeeds({ order }: { readonly order: OpsOrder }) {
  const t = useT()
  const { move, busy } = useOrderStep(order.id)
  const act = async (action: (typeof deeds)[number]) => {
    const isCancel = action === 'cancel'
    const agreed = await confirm({ text: t(`ops.${action}Ask`), confirmText: t(`ops.${action}`), danger: isCancel })
    if (agreed) await move({ action })
  }
  return (
    <View className={s.bar}>
      {deeds
        .filter((action) => order.actions.includes(action))
        .map((action) => (
          <Button key={action} kind={action === 'cancel' ? 'danger' : 'secondary'} busy={busy} onTap={() => void act(action)}>
            {t(`ops.${action}`)}
          </Button>
        ))}
    </View>
  )
}
