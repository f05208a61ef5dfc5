import '@/i18n/subpackage'
import '@/i18n/promotion'
import { PartnerScreen } from '@/features/promotion/distribution/screens/PartnerScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '推广主页' })

/** distribution.partner */
export default withErrorBoundary(PartnerScreen)
