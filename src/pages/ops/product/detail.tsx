import '@/i18n/inner'
import '@/i18n/trade'
import { OpsProductScreen } from '@/features/ops/OpsProductScreen'

/** ops.product.detail */
export default OpsProductScreen
