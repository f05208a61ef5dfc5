import { AccountScreen } from '@/features/account/screens/AccountScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '我的' })

/** ucenter */
export default withErrorBoundary(AccountScreen)
