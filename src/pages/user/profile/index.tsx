import '@/i18n/inner'
import { ProfileScreen } from '@/features/account/screens/ProfileScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** ucenter.profile */
export default withErrorBoundary(ProfileScreen)
