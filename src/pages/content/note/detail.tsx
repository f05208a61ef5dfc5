import '@/i18n/inner'
import { NoteScreen } from '@/features/note/NoteScreen'
import { guarded } from '@/features/screen/guarded'

/** note.note.detail */
export default guarded(NoteScreen)
