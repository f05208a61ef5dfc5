import '@/i18n/inner'
import '@/i18n/trade'
import { OpsOrderListScreen } from '@/features/ops/OpsOrderListScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.order */
export default guarded(OpsOrderListScreen)
