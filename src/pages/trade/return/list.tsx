import '@/i18n/inner'
import '@/i18n/trade'
import { ReturnListScreen } from '@/features/return/ReturnListScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.orderlinereturn */
export default guarded(ReturnListScreen)
