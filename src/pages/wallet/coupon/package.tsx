import '@/i18n/inner'
import '@/i18n/wallet'
import { PackageScreen } from '@/features/wallet/screens/PackageScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.couponpackage */
export default withErrorBoundary(PackageScreen)
