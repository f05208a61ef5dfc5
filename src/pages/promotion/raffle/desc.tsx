import '@/i18n/subpackage'
import '@/i18n/promotion'
import { RaffleDescScreen } from '@/features/promotion/screens/RaffleDescScreen'
import { WebEmbeds } from '@/features/forms/components/WebEmbeds'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '活动规则' })

/** raffle.desc */
function RaffleDescPage() {
  return (
    <WebEmbeds>
      <RaffleDescScreen />
    </WebEmbeds>
  )
}

export default withErrorBoundary(RaffleDescPage)
