import '@/i18n/inner'
import { MyNotesScreen } from '@/features/community/screens/MyNotesScreen'
import { guarded } from '@/shared/screen/guarded'

/** note.note.mine */
export default guarded(MyNotesScreen)
