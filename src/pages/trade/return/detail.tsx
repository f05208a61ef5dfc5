import '@/i18n/inner'
import '@/i18n/trade'
import { ReturnScreen } from '@/features/after-sales/screens/ReturnScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.orderlinereturn.detail */
export default guarded(ReturnScreen)
