import '@/i18n/inner'
import '@/i18n/wallet'
import { CardsScreen } from '@/features/membership/CardsScreen'

/** shop.usermembershipcard */
export default CardsScreen
