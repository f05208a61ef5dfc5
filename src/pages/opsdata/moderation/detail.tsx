import '@/i18n/ops'
import '@/i18n/opsdata'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { ModerationScreen } from '@/features/ops/screens/content/ModerationScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.moderation.detail */
export default withErrorBoundary(ModerationScreen)
