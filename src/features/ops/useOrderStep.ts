import type { OpsOrder } from '@storefront/contract/entities/ops'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { keys, queryClient, replaceQueryData } from '@/services/query'
import { opsKeys, type OpsOrderStep, opsApi } from '@/services/api/ops'
import { useSubmit } from '@/services/use-submit'

/** Changes the state of an order as an operator; all screens with the order load it again. */
export function useOrderStep(id: number): {
  readonly move: (step: OpsOrderStep) => Promise<boolean>
  readonly busy: boolean
} {
  const t = useT()
  const { submit, busy } = useSubmit(
    `ops_order:${id}`,
    (step: OpsOrderStep, key: string) => opsApi.processOrder(id, step, key),
    {
      // It moved meanwhile: what is shown is out of date.
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: opsKeys.order(id) })
        return false
      },
    },
  )
  const move = async (step: OpsOrderStep): Promise<boolean> => {
    const updatedOrder = await submit(step)
    if (!updatedOrder) return false
    replaceQueryData<OpsOrder>(opsKeys.order(id), updatedOrder)
    for (const queryKey of [opsKeys.orders(), keys.order(), keys.orders()])
      void queryClient.invalidateQueries({ queryKey })
    feedback.toast(t(step.action === 'ship' ? 'ops.shipDone' : 'ops.done'), { at: 'center' })
    return true
  }
  return { move, busy }
}
