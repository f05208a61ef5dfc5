import '@/i18n/contact'
import '@/i18n/subpackage'
import '@/i18n/wallet'
import { BackInStockScreen } from '@/features/catalog/screens/BackInStockScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '到货预约' })

/** shop.reservation */
export default withErrorBoundary(BackInStockScreen)
