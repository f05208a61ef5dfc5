import '@/i18n/event'
import '@/i18n/subpackage'
import { OwnEventTicketsScreen } from '@/features/events/tickets/own/OwnEventTicketsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的门票' })

/** event.issuedticket */
export default withErrorBoundary(OwnEventTicketsScreen)
