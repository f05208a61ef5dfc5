import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { VerificationScreen } from '@/features/ops/screens/counter/VerificationScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.verification */
export default withErrorBoundary(VerificationScreen)
