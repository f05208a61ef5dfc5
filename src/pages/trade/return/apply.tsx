import '@/i18n/inner'
import '@/i18n/trade'
import { ReturnApplyScreen } from '@/features/return/ReturnApplyScreen'

/** shop.orderlinereturn.apply */
export default ReturnApplyScreen
