import '@/i18n/inner'
import '@/i18n/trade'
import '@/i18n/wallet'
import { OpsScreen } from '@/features/ops/screens/OpsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** ops.index */
export default withErrorBoundary(OpsScreen)
