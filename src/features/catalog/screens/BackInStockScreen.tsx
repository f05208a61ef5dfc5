import { useRoute } from '@/router'
import { ReservationForm } from '@/features/catalog/components/BackInStockForm'
import { ReservationList } from '@/features/catalog/components/BackInStockList'

/** shop.reservation: the user's back-in-stock subscriptions; with `product` the form of a new one. */
export function ReservationScreen() {
  const { params } = useRoute()
  const product = Number(params.product)
  return Number.isInteger(product) && product > 0 ? <ReservationForm productId={product} /> : <ReservationList />
}
