import '@/i18n/inner'
import '@/i18n/wallet'
import { guarded } from '@/features/screen/guarded'
import { VoucherScreen } from '@/features/voucher/VoucherScreen'

/** shop.pickupcard.detail */
export default guarded(VoucherScreen)
