import '@/i18n/subpackage'
import '@/i18n/promotion'
import { EventIntroScreen } from '@/features/promotion/distribution/screens/IntroScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '活动推荐' })

/** distribution.distributionintro.event */
export default withErrorBoundary(EventIntroScreen)
