import '@/i18n/inner'
import { OpsScreen } from '@/features/ops/OpsScreen'

/** ops.index */
export default OpsScreen
