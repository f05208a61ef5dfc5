import '@/i18n/inner'
import '@/i18n/trade'
import { OpsOrderScreen } from '@/features/ops/OpsOrderScreen'

/** ops.order.detail */
export default OpsOrderScreen
