import '@/i18n/inner'
import { NoteScreen } from '@/features/community/screens/NoteScreen'
import { guarded } from '@/shared/screen/guarded'

/** note.note.detail */
export default guarded(NoteScreen)
