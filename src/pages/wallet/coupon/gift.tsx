import '@/i18n/subpackage'
import '@/i18n/wallet'
import { GiftScreen } from '@/features/wallet/screens/GiftScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '领取优惠券' })

/** shop.usercoupon.present */
export default withErrorBoundary(GiftScreen)
