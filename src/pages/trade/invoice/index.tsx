import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/invoice'
import { InvoiceScreen } from '@/features/orders/invoice/InvoiceScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** shop.invoice.detail */
export default withErrorBoundary(InvoiceScreen)
