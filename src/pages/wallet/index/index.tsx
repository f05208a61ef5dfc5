import '@/i18n/inner'
import '@/i18n/wallet'
import { WalletScreen } from '@/features/wallet/WalletScreen'

/** wallet */
export default WalletScreen
