import '@/i18n/subpackage'
import '@/i18n/catalog'
import '@/i18n/content'
import { SearchScreen } from '@/features/catalog/screens/SearchScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '搜索' })

/** search */
export default withErrorBoundary(SearchScreen)
