import '@/i18n/inner'
import '@/i18n/wallet'
import { CounterScreen } from '@/features/counter/CounterScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.usercoupon */
export default guarded(CounterScreen)
