import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/appeal'
import '@/i18n/trade'
import { ReturnScreen } from '@/features/after-sales/screens/ReturnScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** shop.orderlinereturn.detail */
export default withErrorBoundary(ReturnScreen)
