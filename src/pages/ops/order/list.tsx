import '@/i18n/inner'
import '@/i18n/trade'
import { OpsOrderListScreen } from '@/features/ops/screens/OpsOrderListScreen'
import { guarded } from '@/shared/screen/guarded'

/** ops.order */
export default guarded(OpsOrderListScreen)
