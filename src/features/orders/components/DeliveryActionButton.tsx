import type { Delivery } from '@storefront/contract/entities/orders/delivery'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { keys, queryClient } from '@/services/query'
import { ordersApi, ordersKeys } from '@/services/api/orders'
import { useSubmit } from '@/services/use-submit'
import { confirm, confirmWith } from '@/ui/overlay/dialogs'

interface Way {
  readonly carrier: string
  readonly tracking_no: string
}

/** The next action on a parcel: the shop hands it to its carrier, or the buyer confirms the receipt. */
export function DeliveryActionButton({ delivery }: { readonly delivery: Delivery }) {
  const t = useT()
  const { number, actions } = delivery
  const { submit, busy } = useSubmit(
    `parcel:${number}`,
    (way: Way | null, key: string) =>
      way ? ordersApi.markShipped(number, way, key) : ordersApi.markDelivered(number, key),
    {
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: ordersKeys.delivery(number) })
        return false
      },
    },
  )
  const isPacked = actions.includes('shipped')
  const askWay = async (): Promise<Way | null> => {
    const fields = [
      { name: 'carrier', label: t('ret.carrier'), required: true, maxLength: 40 },
      { name: 'tracking_no', label: t('ret.trackingNo'), required: true, maxLength: 40 },
    ]
    const fieldValues = await confirmWith({ text: t('ops.markShipped'), fields })
    return fieldValues && { carrier: fieldValues.carrier ?? '', tracking_no: fieldValues.tracking_no ?? '' }
  }
  const act = async () => {
    const way = isPacked ? await askWay() : null
    if (isPacked ? !way : !(await confirm({ text: t('parcel.deliveredAsk'), confirmText: t('parcel.delivered') })))
      return
    if (!(await submit(way))) return
    for (const queryKey of [ordersKeys.delivery(number), keys.order(), keys.orders(), ['ops']])
      void queryClient.invalidateQueries({ queryKey })
    feedback.toast(t(isPacked ? 'ops.shipDone' : 'parcel.done'), { at: 'center' })
  }
  return <FootButton text={t(isPacked ? 'ops.markShipped' : 'parcel.delivered')} busy={busy} onTap={() => void act()} />
}
