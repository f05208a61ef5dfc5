import '@/i18n/inner'
import '@/i18n/trade'
import { OpsProductListScreen } from '@/features/ops/OpsProductListScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.product */
export default guarded(OpsProductListScreen)
