import '@/i18n/inner'
import { AddressListScreen } from '@/features/account/screens/AddressListScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.shippingaddress */
export default guarded(AddressListScreen)
