import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsVoteScreen } from '@/features/ops/screens/forms/OpsVoteScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.vote.detail */
export default withErrorBoundary(OpsVoteScreen)
