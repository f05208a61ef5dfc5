import '@/i18n/subpackage'
import { ProductListScreen } from '@/features/catalog/screens/ProductListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '商品' })

/** shop.product */
export default withErrorBoundary(ProductListScreen)
