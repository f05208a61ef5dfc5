import '@/i18n/inner'
import { NoteScreen } from '@/features/note/NoteScreen'

/** note.note.detail */
export default NoteScreen
