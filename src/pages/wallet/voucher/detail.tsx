import '@/i18n/inner'
import '@/i18n/wallet'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'
import { VoucherScreen } from '@/features/wallet/screens/VoucherScreen'

/** shop.pickupcard.detail */
export default withErrorBoundary(VoucherScreen)
