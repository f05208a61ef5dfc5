import '@/i18n/inner'
import { AddressListScreen } from '@/features/address/AddressListScreen'

/** shop.shippingaddress */
export default AddressListScreen
