import '@/i18n/inner'
import { NoteListScreen } from '@/features/note/NoteListScreen'
import { guarded } from '@/features/screen/guarded'

/** note.note */
export default guarded(NoteListScreen)
