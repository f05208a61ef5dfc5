import '@/i18n/inner'
import '@/i18n/trade'
import { ReturnListScreen } from '@/features/return/ReturnListScreen'

/** shop.orderlinereturn */
export default ReturnListScreen
