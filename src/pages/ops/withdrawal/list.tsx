import '@/i18n/inner'
import '@/i18n/trade'
import { OpsWithdrawalListScreen } from '@/features/ops/OpsWithdrawalListScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.withdrawal */
export default guarded(OpsWithdrawalListScreen)
