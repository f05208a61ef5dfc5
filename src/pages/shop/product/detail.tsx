import '@/i18n/subpackage'
import '@/i18n/catalog'
import { Embeds } from '@/features/forms/components/Embeds'
import { useRoute } from '@/router'
import { ProductScreen } from '@/features/catalog/screens/ProductScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '', enableShareAppMessage: true, enableShareTimeline: true })

/** shop.product.detail */
function ProductDetailPage() {
  const { params } = useRoute()
  return (
    <Embeds>
      <ProductScreen id={Number(params.id)} />
    </Embeds>
  )
}

export default withErrorBoundary(ProductDetailPage)
