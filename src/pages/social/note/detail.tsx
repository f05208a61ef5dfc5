import '@/i18n/content'
import '@/i18n/subpackage'
import '@/i18n/social'
import { NoteScreen } from '@/features/community/screens/NoteScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '', enableShareAppMessage: true, enableShareTimeline: true })

/** note.note.detail */
export default withErrorBoundary(NoteScreen)
