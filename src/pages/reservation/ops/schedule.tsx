import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsScheduleScreen } from '@/features/ops/screens/reservations/OpsScheduleScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.reservation.schedule */
export default withErrorBoundary(OpsScheduleScreen)
