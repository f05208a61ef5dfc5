import '@/i18n/inner'
import '@/i18n/trade'
import { OpsCardScreen } from '@/features/ops/OpsCardScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.virtualcard */
export default guarded(OpsCardScreen)
