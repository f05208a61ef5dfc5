import '@/i18n/subpackage'
import { FollowScreen } from '@/features/site/screens/FollowScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '关注公众号' })

/** wx.follow */
export default withErrorBoundary(FollowScreen)
