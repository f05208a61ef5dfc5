import '@/i18n/inner'
import { MyNotesScreen } from '@/features/note/MyNotesScreen'

/** note.note.mine */
export default MyNotesScreen
