import '@/i18n/subpackage'
import '@/i18n/promotion'
import { ApplyScreen } from '@/features/promotion/distribution/screens/ApplyScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** distribution.apply */
export default withErrorBoundary(ApplyScreen)
