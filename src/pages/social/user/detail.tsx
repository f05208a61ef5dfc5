import '@/i18n/subpackage'
import '@/i18n/content'
import '@/i18n/social'
import { PersonScreen } from '@/features/community/screens/PersonScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '个人主页' })

/** user.detail */
export default withErrorBoundary(PersonScreen)
