import '@/i18n/inner'
import '@/i18n/wallet'
import { PackageCodeScreen } from '@/features/ops/screens/PackageCodeScreen'
import { guarded } from '@/shared/screen/guarded'

/** ops.couponpackagecode */
export default guarded(PackageCodeScreen)
