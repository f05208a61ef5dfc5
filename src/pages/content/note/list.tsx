import '@/i18n/inner'
import { NoteListScreen } from '@/features/community/screens/NoteListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** note.note */
export default withErrorBoundary(NoteListScreen)
