import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/wallet'
import { CounterScreen } from '@/features/ops/screens/counter/CounterScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '核销优惠券' })

/** ops.usercoupon */
export default withErrorBoundary(CounterScreen)
