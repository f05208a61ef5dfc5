import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import '@/i18n/wallet'
import { OpsScreen } from '@/features/ops/screens/OpsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '运营端' })

/** ops.index */
export default withErrorBoundary(OpsScreen)
