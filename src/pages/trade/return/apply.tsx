import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/appeal'
import '@/i18n/trade'
import { ReturnApplyScreen } from '@/features/after-sales/screens/ReturnApplyScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** shop.orderlinereturn.apply */
export default withErrorBoundary(ReturnApplyScreen)
