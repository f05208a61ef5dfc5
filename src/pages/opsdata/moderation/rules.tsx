import '@/i18n/ops'
import '@/i18n/opsdata'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { ModerationRulesScreen } from '@/features/ops/screens/content/ModerationRulesScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.moderation.rules */
export default withErrorBoundary(ModerationRulesScreen)
