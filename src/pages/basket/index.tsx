import { BasketScreen } from '@/features/cart/screens/BasketScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '购物车' })

/** shop.basket */
export default withErrorBoundary(BasketScreen)
