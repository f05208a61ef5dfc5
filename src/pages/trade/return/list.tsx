import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/appeal'
import '@/i18n/trade'
import { ReturnListScreen } from '@/features/after-sales/screens/ReturnListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** shop.orderlinereturn */
export default withErrorBoundary(ReturnListScreen)
