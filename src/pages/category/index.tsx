import { CategoryScreen } from '@/features/catalog/screens/CategoryScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.category */
export default withErrorBoundary(CategoryScreen)
