import '@/i18n/inner'
import '@/i18n/trade'
import { OpsReturnListScreen } from '@/features/ops/OpsReturnListScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.orderlinereturn */
export default guarded(OpsReturnListScreen)
