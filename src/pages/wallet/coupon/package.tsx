import '@/i18n/inner'
import '@/i18n/wallet'
import { PackageScreen } from '@/features/usercoupon/PackageScreen'

/** shop.couponpackage */
export default PackageScreen
