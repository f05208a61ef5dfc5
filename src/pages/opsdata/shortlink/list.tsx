import '@/i18n/ops'
import '@/i18n/subpackage'
import { ShortLinkScreen } from '@/features/ops/screens/shop/ShortLinkScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.shortlink */
export default withErrorBoundary(ShortLinkScreen)
