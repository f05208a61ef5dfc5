import '@/i18n/inner'
import '@/i18n/trade'
import { EticketScreen } from '@/features/ops/EticketScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.ticket.verify */
export default guarded(EticketScreen)
