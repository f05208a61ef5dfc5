import '@/i18n/inner'
import '@/i18n/wallet'
import { RechargeScreen } from '@/features/fund/RechargeScreen'

/** recharge */
export default RechargeScreen
