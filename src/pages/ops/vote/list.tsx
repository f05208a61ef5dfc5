import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsVoteListScreen } from '@/features/ops/screens/forms/OpsVoteListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.vote */
export default withErrorBoundary(OpsVoteListScreen)
