import '@/i18n/inner'
import '@/i18n/wallet'
import { VouchersScreen } from '@/features/wallet/screens/VouchersScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.pickupcard.center */
export default guarded(VouchersScreen)
