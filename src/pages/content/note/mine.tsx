import '@/i18n/inner'
import { MyNotesScreen } from '@/features/note/MyNotesScreen'
import { guarded } from '@/features/screen/guarded'

/** note.note.mine */
export default guarded(MyNotesScreen)
