import '@/i18n/inner'
import '@/i18n/wallet'
import { PackageCodeScreen } from '@/features/counter/PackageCodeScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.couponpackagecode */
export default guarded(PackageCodeScreen)
