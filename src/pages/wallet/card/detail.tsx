import '@/i18n/inner'
import '@/i18n/wallet'
import { CardScreen } from '@/features/membership/CardScreen'

/** shop.usermembershipcard.detail */
export default CardScreen
