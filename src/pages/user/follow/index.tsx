import '@/i18n/inner'
import { FollowScreen } from '@/features/site/screens/FollowScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** wx.follow */
export default withErrorBoundary(FollowScreen)
