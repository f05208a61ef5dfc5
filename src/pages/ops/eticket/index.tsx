import '@/i18n/inner'
import '@/i18n/trade'
import { EticketScreen } from '@/features/ops/EticketScreen'

/** shop.ticket.verify */
export default EticketScreen
