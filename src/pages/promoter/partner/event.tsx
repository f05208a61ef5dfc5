import '@/i18n/subpackage'
import '@/i18n/promotion'
import { EventPartnerScreen } from '@/features/promotion/distribution/screens/PartnerScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '活动推广主页' })

/** disteventreg.partner */
export default withErrorBoundary(EventPartnerScreen)
