import '@/i18n/inner'
import '@/i18n/wallet'
import { BankCardsScreen } from '@/features/holder/BankCardsScreen'
import { guarded } from '@/features/screen/guarded'

/** account.bankcard */
export default guarded(BankCardsScreen)
