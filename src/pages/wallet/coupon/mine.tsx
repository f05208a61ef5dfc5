import '@/i18n/inner'
import '@/i18n/wallet'
import { OwnCouponsScreen } from '@/features/usercoupon/OwnCouponsScreen'

/** shop.usercoupon */
export default OwnCouponsScreen
