import '@/i18n/inner'
import '@/i18n/wallet'
import { FundScreen } from '@/features/wallet/screens/FundScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** account.fund */
export default withErrorBoundary(FundScreen)
