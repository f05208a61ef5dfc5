import '@/i18n/subpackage'
import '@/i18n/wallet'
import { AddressListScreen } from '@/features/account/screens/AddressListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '收货地址' })

/** shop.shippingaddress */
export default withErrorBoundary(AddressListScreen)
