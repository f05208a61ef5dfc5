import '@/i18n/subpackage'
import '@/i18n/wallet'
import { AddressEditScreen } from '@/features/account/screens/AddressEditScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '收货地址' })

/** shop.shippingaddress.edit */
export default withErrorBoundary(AddressEditScreen)
