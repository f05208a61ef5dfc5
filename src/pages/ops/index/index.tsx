import { OpsScreen } from '@/features/ops/OpsScreen'

/** ops.index */
export default OpsScreen
