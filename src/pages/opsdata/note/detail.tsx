import '@/i18n/ops'
import '@/i18n/subpackage'
import { OpsNoteScreen } from '@/features/ops/screens/content/OpsNoteScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.note.detail */
export default withErrorBoundary(OpsNoteScreen)
