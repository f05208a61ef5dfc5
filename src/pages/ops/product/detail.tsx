import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsProductScreen } from '@/features/ops/screens/shop/OpsProductScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.product.detail */
export default withErrorBoundary(OpsProductScreen)
