import '@/i18n/inner'
import '@/i18n/wallet'
import { guarded } from '@/shared/screen/guarded'
import { VoucherScreen } from '@/features/wallet/screens/VoucherScreen'

/** shop.pickupcard.detail */
export default guarded(VoucherScreen)
