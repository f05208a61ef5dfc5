import '@/i18n/inner'
import '@/i18n/trade'
import { guarded } from '@/shared/screen/guarded'
import { WithdrawalScreen } from '@/features/promotion/screens/WithdrawalScreen'

/** account.withdrawal */
export default guarded(WithdrawalScreen)
