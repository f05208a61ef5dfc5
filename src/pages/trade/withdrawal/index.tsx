import '@/i18n/subpackage'
import '@/i18n/trade'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'
import { WithdrawalScreen } from '@/features/promotion/screens/WithdrawalScreen'

definePageConfig({ navigationBarTitleText: '' })

/** account.withdrawal */
export default withErrorBoundary(WithdrawalScreen)
