import '@/i18n/content'
import '@/i18n/subpackage'
import { NoteListScreen } from '@/features/community/screens/NoteListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '' })

/** note.note */
export default withErrorBoundary(NoteListScreen)
