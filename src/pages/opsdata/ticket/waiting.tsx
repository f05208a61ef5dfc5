import '@/i18n/event'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsWaitingScreen } from '@/features/ops/screens/events/OpsWaitingScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.waiting */
export default withErrorBoundary(OpsWaitingScreen)
