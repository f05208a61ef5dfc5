import '@/i18n/inner'
import '@/i18n/wallet'
import { CardsScreen } from '@/features/wallet/screens/CardsScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.usermembershipcard */
export default guarded(CardsScreen)
