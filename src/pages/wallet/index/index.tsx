import '@/i18n/subpackage'
import '@/i18n/ticket'
import '@/i18n/wallet'
import { WalletScreen } from '@/features/wallet/screens/WalletScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '我的卡包' })

/** wallet */
export default withErrorBoundary(WalletScreen)
