import '@/i18n/inner'
import { Embeds } from '@/features/embed/Embeds'
import { useRoute } from '@/routes'
import { ProductScreen } from '@/features/product/ProductScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.product.detail */
function ProductDetailPage() {
  const { params } = useRoute()
  return (
    <Embeds>
      <ProductScreen id={Number(params.id)} />
    </Embeds>
  )
}

export default guarded(ProductDetailPage)
