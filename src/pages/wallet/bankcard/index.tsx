import '@/i18n/inner'
import '@/i18n/wallet'
import { BankCardsScreen } from '@/features/account/screens/BankCardsScreen'
import { guarded } from '@/shared/screen/guarded'

/** account.bankcard */
export default guarded(BankCardsScreen)
