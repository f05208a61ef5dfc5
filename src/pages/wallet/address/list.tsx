import '@/i18n/inner'
import { AddressListScreen } from '@/features/address/AddressListScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.shippingaddress */
export default guarded(AddressListScreen)
