import '@/i18n/inner'
import '@/i18n/wallet'
import { BankCardsScreen } from '@/features/holder/BankCardsScreen'

/** account.bankcard */
export default BankCardsScreen
