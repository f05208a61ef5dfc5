import '@/i18n/inner'
import '@/i18n/wallet'
import { OwnCouponsScreen } from '@/features/wallet/screens/OwnCouponsScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.usercoupon */
export default guarded(OwnCouponsScreen)
