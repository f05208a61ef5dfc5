import '@/i18n/subpackage'
import '@/i18n/social'
import { MessageListScreen } from '@/features/account/messages/MessageListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '消息' })

/** message */
export default withErrorBoundary(MessageListScreen)
