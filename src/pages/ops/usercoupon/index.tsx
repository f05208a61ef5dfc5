import '@/i18n/inner'
import '@/i18n/wallet'
import { CounterScreen } from '@/features/ops/screens/CounterScreen'
import { guarded } from '@/shared/screen/guarded'

/** ops.usercoupon */
export default guarded(CounterScreen)
