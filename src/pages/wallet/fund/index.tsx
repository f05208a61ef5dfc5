import '@/i18n/inner'
import '@/i18n/wallet'
import { FundScreen } from '@/features/fund/FundScreen'

/** account.fund */
export default FundScreen
