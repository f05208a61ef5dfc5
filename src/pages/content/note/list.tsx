import '@/i18n/inner'
import { NoteListScreen } from '@/features/community/screens/NoteListScreen'
import { guarded } from '@/shared/screen/guarded'

/** note.note */
export default guarded(NoteListScreen)
