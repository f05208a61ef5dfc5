import '@/i18n/inner'
import '@/i18n/wallet'
import { VouchersScreen } from '@/features/wallet/screens/VouchersScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.pickupcard.center */
export default withErrorBoundary(VouchersScreen)
