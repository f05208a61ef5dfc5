import '@/i18n/inner'
import '@/i18n/wallet'
import { GiftScreen } from '@/features/usercoupon/GiftScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.usercoupon.present */
export default guarded(GiftScreen)
