import '@/i18n/inner'
import '@/i18n/wallet'
import { PackageCodeScreen } from '@/features/counter/PackageCodeScreen'

/** ops.couponpackagecode */
export default PackageCodeScreen
