import { useRoute } from '@/routes'
import { ProductScreen } from '@/features/product/ProductScreen'

/** shop.product.detail */
export default function ProductDetailPage() {
  const { params } = useRoute()
  return <ProductScreen id={Number(params.id)} />
}
