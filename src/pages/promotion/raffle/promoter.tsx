import '@/i18n/subpackage'
import '@/i18n/promotion'
import { RafflePromoterScreen } from '@/features/promotion/screens/RafflePromoterScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '抽奖推广员' })

/** raffle.promoter */
export default withErrorBoundary(RafflePromoterScreen)
