import '@/i18n/inner'
import '@/i18n/wallet'
import { CardScreen } from '@/features/wallet/screens/CardScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.usermembershipcard.detail */
export default withErrorBoundary(CardScreen)
