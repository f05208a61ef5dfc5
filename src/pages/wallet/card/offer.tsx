import '@/i18n/inner'
import '@/i18n/wallet'
import { CardOfferScreen } from '@/features/wallet/screens/CardOfferScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.membershipcard */
export default withErrorBoundary(CardOfferScreen)
