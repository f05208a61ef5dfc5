import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/wallet'
import { PackageCodeListScreen } from '@/features/ops/screens/counter/PackageCodeListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '我的礼包码' })

/** ops.couponpackagecode.mine */
export default withErrorBoundary(PackageCodeListScreen)
