import '@/i18n/inner'
import { NoteScreen } from '@/features/community/screens/NoteScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** note.note.detail */
export default withErrorBoundary(NoteScreen)
