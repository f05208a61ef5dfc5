import '@/i18n/inner'
import '@/i18n/wallet'
import { RechargeScreen } from '@/features/fund/RechargeScreen'
import { guarded } from '@/features/screen/guarded'

/** recharge */
export default guarded(RechargeScreen)
