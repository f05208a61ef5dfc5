import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/catalog'
import '@/i18n/trade'
import { OpsBookingScreen } from '@/features/ops/screens/reservations/OpsBookingScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.resvrecord.detail */
export default withErrorBoundary(OpsBookingScreen)
