import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsNodeScreen } from '@/features/ops/screens/OpsNodeScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.node */
export default withErrorBoundary(OpsNodeScreen)
