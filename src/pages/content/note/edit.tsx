import '@/i18n/inner'
import { NoteEditScreen } from '@/features/note/NoteEditScreen'
import { guarded } from '@/features/screen/guarded'

/** note.edit */
export default guarded(NoteEditScreen)
