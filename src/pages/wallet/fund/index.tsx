import '@/i18n/subpackage'
import '@/i18n/wallet'
import { FundScreen } from '@/features/wallet/screens/FundScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '账户余额' })

/** account.fund */
export default withErrorBoundary(FundScreen)
