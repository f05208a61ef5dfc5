import '@/i18n/inner'
import { ProductListScreen } from '@/features/catalog/screens/ProductListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.product */
export default withErrorBoundary(ProductListScreen)
