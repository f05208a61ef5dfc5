import '@/i18n/inner'
import { NoteEditScreen } from '@/features/note/NoteEditScreen'

/** note.edit */
export default NoteEditScreen
