import '@/i18n/account'
import '@/i18n/subpackage'
import '@/i18n/catalog'
import { SavedProductsScreen } from '@/features/catalog/screens/SavedProductsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '' })

/** shop.saved */
export default withErrorBoundary(SavedProductsScreen)
