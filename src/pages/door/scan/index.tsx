import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/trade'
import '@/i18n/door'
import { ShopScanScreen } from '@/features/door/screens/ShopScanScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.counter */
export default withErrorBoundary(ShopScanScreen)
