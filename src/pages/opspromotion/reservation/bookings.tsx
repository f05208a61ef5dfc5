import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsBookingListScreen } from '@/features/ops/screens/reservations/OpsBookingListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.resvrecord */
export default withErrorBoundary(OpsBookingListScreen)
