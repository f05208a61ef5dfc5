import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsProductListScreen } from '@/features/ops/screens/shop/OpsProductListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.product */
export default withErrorBoundary(OpsProductListScreen)
