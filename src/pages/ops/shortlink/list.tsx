import '@/i18n/subpackage'
import '@/i18n/trade'
import { ShortLinkScreen } from '@/features/ops/screens/ShortLinkScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.shortlink */
export default withErrorBoundary(ShortLinkScreen)
