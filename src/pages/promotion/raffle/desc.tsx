import '@/i18n/subpackage'
import '@/i18n/promotion'
import { RaffleDescScreen } from '@/features/promotion/screens/RaffleDescScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '活动规则' })

/** raffle.desc */
export default withErrorBoundary(RaffleDescScreen)
