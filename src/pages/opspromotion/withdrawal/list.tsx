import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsWithdrawalListScreen } from '@/features/ops/screens/shop/OpsWithdrawalListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.withdrawal */
export default withErrorBoundary(OpsWithdrawalListScreen)
