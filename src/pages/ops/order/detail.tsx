import '@/i18n/inner'
import '@/i18n/trade'
import { OpsOrderScreen } from '@/features/ops/OpsOrderScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.order.detail */
export default guarded(OpsOrderScreen)
