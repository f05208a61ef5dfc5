import '@/i18n/subpackage'
import '@/i18n/reservation'
import { RecordScreen } from '@/features/reservations/screens/RecordScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '预约详情' })

/** reservation.resvrecord.detail */
export default withErrorBoundary(RecordScreen)
