import '@/i18n/subpackage'
import '@/i18n/reservation'
import { ReservationScreen } from '@/features/reservations/screens/ReservationScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '', enableShareAppMessage: true, enableShareTimeline: true })

/** reservation.resv */
export default withErrorBoundary(ReservationScreen)
