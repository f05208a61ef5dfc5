import '@/i18n/inner'
import '@/i18n/wallet'
import { CardOfferScreen } from '@/features/membership/CardOfferScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.membershipcard */
export default guarded(CardOfferScreen)
