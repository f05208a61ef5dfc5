import '@/i18n/inner'
import '@/i18n/trade'
import { OpsWithdrawalListScreen } from '@/features/ops/screens/OpsWithdrawalListScreen'
import { guarded } from '@/shared/screen/guarded'

/** ops.withdrawal */
export default guarded(OpsWithdrawalListScreen)
