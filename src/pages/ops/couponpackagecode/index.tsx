import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/wallet'
import { PackageCodeScreen } from '@/features/ops/screens/counter/PackageCodeScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '我的礼包码' })

/** ops.couponpackagecode */
export default withErrorBoundary(PackageCodeScreen)
