import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/appeal'
import '@/i18n/trade'
import { ReturnAppealScreen } from '@/features/after-sales/screens/ReturnAppealScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** shop.orderlinereturn.appeal */
export default withErrorBoundary(ReturnAppealScreen)
