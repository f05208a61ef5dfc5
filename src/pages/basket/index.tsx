import { BasketScreen } from '@/features/cart/screens/BasketScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.basket */
export default withErrorBoundary(BasketScreen)
