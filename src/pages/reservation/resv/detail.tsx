import '@/i18n/contact'
import '@/i18n/subpackage'
import '@/i18n/catalog'
import '@/i18n/reservation'
import { ReservationScreen } from '@/features/reservations/screens/ReservationScreen'
import { WebEmbeds } from '@/features/forms/components/WebEmbeds'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '', enableShareAppMessage: true, enableShareTimeline: true })

/** reservation.resv */
function ReservationPage() {
  return (
    <WebEmbeds>
      <ReservationScreen />
    </WebEmbeds>
  )
}

export default withErrorBoundary(ReservationPage)
