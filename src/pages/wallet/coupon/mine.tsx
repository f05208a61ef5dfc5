import '@/i18n/inner'
import '@/i18n/wallet'
import { OwnCouponsScreen } from '@/features/usercoupon/OwnCouponsScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.usercoupon */
export default guarded(OwnCouponsScreen)
