import '@/i18n/inner'
import '@/i18n/trade'
import '@/i18n/wallet'
import { OpsScreen } from '@/features/ops/OpsScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.index */
export default guarded(OpsScreen)
