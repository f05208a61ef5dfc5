import '@/i18n/inner'
import '@/i18n/wallet'
import { ReservationScreen } from '@/features/catalog/screens/ReservationScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.reservation */
export default withErrorBoundary(ReservationScreen)
