import '@/i18n/inner'
import '@/i18n/wallet'
import { PackageCodeScreen } from '@/features/ops/screens/PackageCodeScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** ops.couponpackagecode */
export default withErrorBoundary(PackageCodeScreen)
