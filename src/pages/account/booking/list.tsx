import '@/i18n/subpackage'
import '@/i18n/reservation'
import { RecordListScreen } from '@/features/reservations/screens/RecordListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的预约' })

/** reservation.resvrecord */
export default withErrorBoundary(RecordListScreen)
