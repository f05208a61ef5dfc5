import '@/i18n/inner'
import '@/i18n/trade'
import { OpsProductListScreen } from '@/features/ops/OpsProductListScreen'

/** ops.product */
export default OpsProductListScreen
