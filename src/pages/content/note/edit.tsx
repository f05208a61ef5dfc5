import '@/i18n/inner'
import { NoteEditScreen } from '@/features/community/screens/NoteEditScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** note.edit */
export default withErrorBoundary(NoteEditScreen)
