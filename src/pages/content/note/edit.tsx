import '@/i18n/inner'
import { NoteEditScreen } from '@/features/community/screens/NoteEditScreen'
import { guarded } from '@/shared/screen/guarded'

/** note.edit */
export default guarded(NoteEditScreen)
