import '@/i18n/ops'
import '@/i18n/opspromotion'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsPromoterScreen } from '@/features/ops/promotion/screens/OpsPromoterScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.promoter */
export default withErrorBoundary(OpsPromoterScreen)
