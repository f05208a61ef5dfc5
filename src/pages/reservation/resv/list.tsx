import '@/i18n/subpackage'
import '@/i18n/reservation'
import { ReservationListScreen } from '@/features/reservations/screens/ReservationListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '预约' })

/** reservation.index */
export default withErrorBoundary(ReservationListScreen)
