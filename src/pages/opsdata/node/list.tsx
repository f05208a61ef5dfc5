import '@/i18n/ops'
import '@/i18n/subpackage'
import { OpsNodeScreen } from '@/features/ops/screens/data/OpsNodeScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.node */
export default withErrorBoundary(OpsNodeScreen)
