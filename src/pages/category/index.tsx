import { CategoryScreen } from '@/features/catalog/screens/CategoryScreen'
import { withErrorBoundary } from '@/shared/screen/guarded'

/** shop.category */
export default withErrorBoundary(CategoryScreen)
