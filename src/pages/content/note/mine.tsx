import '@/i18n/inner'
import { MyNotesScreen } from '@/features/community/screens/MyNotesScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** note.note.mine */
export default withErrorBoundary(MyNotesScreen)
