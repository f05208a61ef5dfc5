import { BasketScreen } from '@/features/basket/BasketScreen'

/** shop.basket */
export default BasketScreen
