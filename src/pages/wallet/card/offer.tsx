import '@/i18n/subpackage'
import '@/i18n/wallet'
import { CardOfferScreen } from '@/features/wallet/screens/CardOfferScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true, navigationBarTitleText: '领取会员卡' })

/** shop.membershipcard */
export default withErrorBoundary(CardOfferScreen)
