import '@/i18n/inner'
import '@/i18n/trade'
import { OpsCardScreen } from '@/features/ops/screens/OpsCardScreen'
import { guarded } from '@/shared/screen/guarded'

/** ops.virtualcard */
export default guarded(OpsCardScreen)
