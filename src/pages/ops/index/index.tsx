import '@/i18n/inner'
import '@/i18n/trade'
import '@/i18n/wallet'
import { OpsScreen } from '@/features/ops/OpsScreen'

/** ops.index */
export default OpsScreen
