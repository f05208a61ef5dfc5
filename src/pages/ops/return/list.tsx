import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/trade'
import { OpsReturnListScreen } from '@/features/ops/screens/shop/OpsReturnListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.orderlinereturn */
export default withErrorBoundary(OpsReturnListScreen)
