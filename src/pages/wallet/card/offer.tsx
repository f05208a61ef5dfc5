import '@/i18n/inner'
import '@/i18n/wallet'
import { CardOfferScreen } from '@/features/membership/CardOfferScreen'

/** shop.membershipcard */
export default CardOfferScreen
