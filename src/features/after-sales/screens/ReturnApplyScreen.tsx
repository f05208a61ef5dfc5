import type { Order, OrderLine } from '@storefront/contract/entities/orders/order'
import { useQuery } from '@tanstack/react-query'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { keys } from '@/services/query'
import { ordersApi } from '@/services/api/orders'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { ReturnForm } from '@/features/after-sales/components/ReturnForm'

const lineOf = (order: Order | undefined, id: number): OrderLine | undefined =>
  order?.lines.find((line) => line.id === id)

/** shop.orderlinereturn.apply: asks money back for pieces of one line of an order. */
export function ReturnApplyScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: keys.order(number),
    queryFn: ({ signal }) => ordersApi.order(number, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="form" />)
  const line = lineOf(query.data, Number(params.line))
  const none: ScreenState = {
    kind: 'empty',
    icon: 'sad',
    text: t('ret.none'),
    action: { text: t('ret.order'), onTap: () => void go('shop.order.detail', { number }, { replace: true }) },
  }
  if (guard || !query.data) return <Screen title={t('ret.apply')} state={guard ?? screenState} />
  if (!line?.return_offer) return <Screen title={t('ret.apply')} state={none} />
  return <ReturnForm key={line.id} line={line} offer={line.return_offer} />
}
