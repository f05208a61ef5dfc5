import '@/i18n/inner'
import '@/i18n/wallet'
import { FundScreen } from '@/features/fund/FundScreen'
import { guarded } from '@/features/screen/guarded'

/** account.fund */
export default guarded(FundScreen)
