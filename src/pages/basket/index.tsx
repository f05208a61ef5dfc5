import { BasketScreen } from '@/features/basket/BasketScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.basket */
export default guarded(BasketScreen)
