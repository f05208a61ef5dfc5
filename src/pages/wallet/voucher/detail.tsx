import '@/i18n/subpackage'
import '@/i18n/wallet'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'
import { VoucherScreen } from '@/features/wallet/screens/VoucherScreen'

definePageConfig({ navigationBarTitleText: '提货券' })

/** shop.pickupcard.detail */
export default withErrorBoundary(VoucherScreen)
