import '@/i18n/inner'
import '@/i18n/trade'
import { OpsProductScreen } from '@/features/ops/OpsProductScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.product.detail */
export default guarded(OpsProductScreen)
