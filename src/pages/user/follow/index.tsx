import '@/i18n/inner'
import { FollowScreen } from '@/features/site/screens/FollowScreen'
import { withErrorBoundary } from '@/shared/screen/guarded'

/** wx.follow */
export default withErrorBoundary(FollowScreen)
