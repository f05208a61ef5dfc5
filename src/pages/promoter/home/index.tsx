import '@/i18n/subpackage'
import '@/i18n/promotion'
import { PromoterScreen } from '@/features/promotion/distribution/screens/PromoterScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的推广' })

/** distribution.home */
export default withErrorBoundary(PromoterScreen)
