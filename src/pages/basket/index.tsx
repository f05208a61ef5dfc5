import { BasketScreen } from '@/features/cart/screens/BasketScreen'
import { withErrorBoundary } from '@/shared/screen/guarded'

/** shop.basket */
export default withErrorBoundary(BasketScreen)
