import { useRoute } from '@/router'
import { BackInStockForm } from '@/features/catalog/components/back-in-stock/BackInStockForm'
import { BackInStockList } from '@/features/catalog/components/back-in-stock/BackInStockList'

/** shop.reservation: the user's back-in-stock subscriptions; with `product` the form of a new one. */
export function BackInStockScreen() {
  const { params } = useRoute()
  const product = Number(params.product)
  return Number.isInteger(product) && product > 0 ? <BackInStockForm productId={product} /> : <BackInStockList />
}
