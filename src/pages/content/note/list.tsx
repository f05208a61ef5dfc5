import '@/i18n/inner'
import { NoteListScreen } from '@/features/note/NoteListScreen'

/** note.note */
export default NoteListScreen
