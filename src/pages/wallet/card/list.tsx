import '@/i18n/subpackage'
import '@/i18n/wallet'
import { CardsScreen } from '@/features/wallet/screens/CardsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '我的会员卡' })

/** shop.usermembershipcard */
export default withErrorBoundary(CardsScreen)
