import '@/i18n/inner'
import '@/i18n/wallet'
import { CardScreen } from '@/features/membership/CardScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.usermembershipcard.detail */
export default guarded(CardScreen)
