import '@/i18n/inner'
import '@/i18n/wallet'
import { OwnCouponsScreen } from '@/features/wallet/screens/OwnCouponsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.usercoupon */
export default withErrorBoundary(OwnCouponsScreen)
