import '@/i18n/subpackage'
import { ProfileScreen } from '@/features/account/screens/ProfileScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '个人资料' })

/** ucenter.profile */
export default withErrorBoundary(ProfileScreen)
