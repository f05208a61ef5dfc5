import '@/i18n/inner'
import { AddressEditScreen } from '@/features/account/screens/AddressEditScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.shippingaddress.edit */
export default withErrorBoundary(AddressEditScreen)
