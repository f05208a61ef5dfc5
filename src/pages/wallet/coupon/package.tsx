import '@/i18n/inner'
import '@/i18n/wallet'
import { PackageScreen } from '@/features/usercoupon/PackageScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.couponpackage */
export default guarded(PackageScreen)
