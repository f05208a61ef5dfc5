import '@/i18n/inner'
import '@/i18n/wallet'
import { VouchersScreen } from '@/features/voucher/VouchersScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.pickupcard.center */
export default guarded(VouchersScreen)
