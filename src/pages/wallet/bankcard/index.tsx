import '@/i18n/subpackage'
import '@/i18n/wallet'
import { BankCardsScreen } from '@/features/account/screens/BankCardsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '我的银行卡' })

/** account.bankcard */
export default withErrorBoundary(BankCardsScreen)
