import '@/i18n/inner'
import '@/i18n/trade'
import { ReturnApplyScreen } from '@/features/return/ReturnApplyScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.orderlinereturn.apply */
export default guarded(ReturnApplyScreen)
