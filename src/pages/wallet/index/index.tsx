import '@/i18n/inner'
import '@/i18n/ticket'
import '@/i18n/wallet'
import { WalletScreen } from '@/features/wallet/screens/WalletScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** wallet */
export default withErrorBoundary(WalletScreen)
