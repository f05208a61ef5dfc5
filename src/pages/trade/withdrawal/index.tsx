import '@/i18n/inner'
import '@/i18n/trade'
import { guarded } from '@/features/screen/guarded'
import { WithdrawalScreen } from '@/features/withdrawal/WithdrawalScreen'

/** account.withdrawal */
export default guarded(WithdrawalScreen)
