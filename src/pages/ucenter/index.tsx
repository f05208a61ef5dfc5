import { AccountScreen } from '@/features/account/screens/AccountScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** ucenter */
export default withErrorBoundary(AccountScreen)
