import '@/i18n/inner'
import '@/i18n/trade'
import { ReturnScreen } from '@/features/return/ReturnScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.orderlinereturn.detail */
export default guarded(ReturnScreen)
