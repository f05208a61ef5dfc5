import '@/i18n/ops'
import '@/i18n/opspromotion'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsCoinScreen } from '@/features/ops/promotion/screens/OpsCoinScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.gamification */
export default withErrorBoundary(OpsCoinScreen)
