import { AccountScreen } from '@/features/account/screens/AccountScreen'
import { withErrorBoundary } from '@/shared/screen/guarded'

/** ucenter */
export default withErrorBoundary(AccountScreen)
