import '@/i18n/ops'
import '@/i18n/opsdata'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { ModerationLogScreen } from '@/features/ops/screens/content/ModerationListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.moderation.log */
export default withErrorBoundary(ModerationLogScreen)
