import '@/i18n/inner'
import '@/i18n/wallet'
import { PackageScreen } from '@/features/wallet/screens/PackageScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.couponpackage */
export default guarded(PackageScreen)
