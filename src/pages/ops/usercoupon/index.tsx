import '@/i18n/inner'
import '@/i18n/wallet'
import { CounterScreen } from '@/features/ops/screens/CounterScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** ops.usercoupon */
export default withErrorBoundary(CounterScreen)
