import '@/i18n/content'
import '@/i18n/subpackage'
import { NoteEditScreen } from '@/features/community/screens/NoteEditScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** note.edit */
export default withErrorBoundary(NoteEditScreen)
