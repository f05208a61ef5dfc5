import '@/i18n/inner'
import { AddressListScreen } from '@/features/account/screens/AddressListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.shippingaddress */
export default withErrorBoundary(AddressListScreen)
