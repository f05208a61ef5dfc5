import '@/i18n/inner'
import '@/i18n/trade'
import { OpsOrderListScreen } from '@/features/ops/OpsOrderListScreen'

/** ops.order */
export default OpsOrderListScreen
