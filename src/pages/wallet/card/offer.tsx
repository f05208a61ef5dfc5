import '@/i18n/inner'
import '@/i18n/wallet'
import { CardOfferScreen } from '@/features/wallet/screens/CardOfferScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.membershipcard */
export default guarded(CardOfferScreen)
