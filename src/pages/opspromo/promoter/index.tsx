import '@/i18n/ops'
import '@/i18n/opspromo'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsPromoterScreen } from '@/features/opspromo/screens/OpsPromoterScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.promoter */
export default withErrorBoundary(OpsPromoterScreen)
