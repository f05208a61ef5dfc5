import '@/i18n/subpackage'
import '@/i18n/promotion'
import { ProductIntroScreen } from '@/features/promotion/distribution/screens/IntroScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '商品推荐' })

/** distribution.distributionintro.product */
export default withErrorBoundary(ProductIntroScreen)
