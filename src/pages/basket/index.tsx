import { BasketScreen } from '@/features/cart/screens/BasketScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.basket */
export default guarded(BasketScreen)
