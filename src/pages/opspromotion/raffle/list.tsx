import '@/i18n/ops'
import '@/i18n/opspromotion'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsRaffleListScreen } from '@/features/ops/promotion/screens/OpsRaffleListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.raffle */
export default withErrorBoundary(OpsRaffleListScreen)
