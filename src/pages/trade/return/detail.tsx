import '@/i18n/inner'
import '@/i18n/trade'
import { ReturnScreen } from '@/features/return/ReturnScreen'

/** shop.orderlinereturn.detail */
export default ReturnScreen
