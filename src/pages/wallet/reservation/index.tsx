import '@/i18n/inner'
import '@/i18n/wallet'
import { ReservationScreen } from '@/features/reservation/ReservationScreen'

/** shop.reservation */
export default ReservationScreen
