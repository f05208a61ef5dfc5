import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsReservationListScreen } from '@/features/ops/screens/reservations/OpsReservationListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.reservation */
export default withErrorBoundary(OpsReservationListScreen)
