import { AddressListScreen } from '@/features/address/AddressListScreen'

/** shop.shippingaddress */
export default AddressListScreen
