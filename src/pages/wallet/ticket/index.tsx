import '@/i18n/inner'
import '@/i18n/ticket'
import '@/i18n/wallet'
import { OwnTicketsScreen } from '@/features/wallet/screens/OwnTicketsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.virtualcard */
export default withErrorBoundary(OwnTicketsScreen)
