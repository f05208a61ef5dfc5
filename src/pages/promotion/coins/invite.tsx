import '@/i18n/subpackage'
import '@/i18n/promotion'
import { InviteScreen } from '@/features/promotion/screens/InviteScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true, navigationBarTitleText: '邀请好友' })

/** gamification.invite */
export default withErrorBoundary(InviteScreen)
