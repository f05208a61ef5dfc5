import '@/i18n/content'
import '@/i18n/subpackage'
import { MyNotesScreen } from '@/features/community/screens/MyNotesScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '' })

/** note.note.mine */
export default withErrorBoundary(MyNotesScreen)
