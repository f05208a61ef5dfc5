import '@/i18n/inner'
import '@/i18n/ticket'
import '@/i18n/wallet'
import { WalletScreen } from '@/features/wallet/WalletScreen'
import { guarded } from '@/features/screen/guarded'

/** wallet */
export default guarded(WalletScreen)
