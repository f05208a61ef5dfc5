import '@/i18n/subpackage'
import '@/i18n/promotion'
import { RaffleDrawScreen } from '@/features/promotion/screens/RaffleDrawScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '验证开奖' })

/** raffle.draw */
export default withErrorBoundary(RaffleDrawScreen)
