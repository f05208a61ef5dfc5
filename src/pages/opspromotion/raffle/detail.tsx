import '@/i18n/ops'
import '@/i18n/opspromotion'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsRaffleScreen } from '@/features/ops/promotion/screens/OpsRaffleScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.raffle.detail */
export default withErrorBoundary(OpsRaffleScreen)
