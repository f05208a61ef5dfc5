import '@/i18n/ops'
import '@/i18n/subpackage'
import { OpsNoteListScreen } from '@/features/ops/screens/content/OpsNoteListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.note */
export default withErrorBoundary(OpsNoteListScreen)
