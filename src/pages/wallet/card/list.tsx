import '@/i18n/inner'
import '@/i18n/wallet'
import { CardsScreen } from '@/features/membership/CardsScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.usermembershipcard */
export default guarded(CardsScreen)
