import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsEventScreen } from '@/features/ops/screens/events/OpsEventScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.event.detail */
export default withErrorBoundary(OpsEventScreen)
