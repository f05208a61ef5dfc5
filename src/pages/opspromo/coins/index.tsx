import '@/i18n/ops'
import '@/i18n/opspromo'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsCoinScreen } from '@/features/opspromo/screens/OpsCoinScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.gamification */
export default withErrorBoundary(OpsCoinScreen)
