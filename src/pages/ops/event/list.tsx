import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsEventListScreen } from '@/features/ops/screens/events/OpsEventListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.event */
export default withErrorBoundary(OpsEventListScreen)
