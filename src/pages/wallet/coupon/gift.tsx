import '@/i18n/inner'
import '@/i18n/wallet'
import { GiftScreen } from '@/features/usercoupon/GiftScreen'

/** shop.usercoupon.present */
export default GiftScreen
