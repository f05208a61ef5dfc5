import '@/i18n/inner'
import '@/i18n/wallet'
import { GiftScreen } from '@/features/wallet/screens/GiftScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.usercoupon.present */
export default guarded(GiftScreen)
