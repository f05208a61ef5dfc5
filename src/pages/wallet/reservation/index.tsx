import '@/i18n/inner'
import '@/i18n/wallet'
import { ReservationScreen } from '@/features/reservation/ReservationScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.reservation */
export default guarded(ReservationScreen)
