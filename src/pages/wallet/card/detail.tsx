import '@/i18n/subpackage'
import '@/i18n/wallet'
import { CardScreen } from '@/features/wallet/screens/CardScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '会员卡' })

/** shop.usermembershipcard.detail */
export default withErrorBoundary(CardScreen)
