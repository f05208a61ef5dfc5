import '@/i18n/subpackage'
import '@/i18n/wallet'
import { ReservationScreen } from '@/features/catalog/screens/ReservationScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '到货预约' })

/** shop.reservation */
export default withErrorBoundary(ReservationScreen)
