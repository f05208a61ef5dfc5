import '@/i18n/inner'
import { Embeds } from '@/features/embed/Embeds'
import { useRoute } from '@/routes'
import { ProductScreen } from '@/features/product/ProductScreen'

/** shop.product.detail */
export default function ProductDetailPage() {
  const { params } = useRoute()
  return (
    <Embeds>
      <ProductScreen id={Number(params.id)} />
    </Embeds>
  )
}
