import '@/i18n/subpackage'
import '@/i18n/wallet'
import { RechargeScreen } from '@/features/wallet/screens/RechargeScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '余额充值' })

/** recharge */
export default withErrorBoundary(RechargeScreen)
