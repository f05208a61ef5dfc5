import { CategoryScreen } from '@/features/catalog/screens/CategoryScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, navigationBarTitleText: '分类' })

/** shop.category */
export default withErrorBoundary(CategoryScreen)
