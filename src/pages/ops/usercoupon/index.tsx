import '@/i18n/inner'
import '@/i18n/wallet'
import { CounterScreen } from '@/features/counter/CounterScreen'

/** ops.usercoupon */
export default CounterScreen
