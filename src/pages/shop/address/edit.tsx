import '@/i18n/inner'
import { AddressEditScreen } from '@/features/address/AddressEditScreen'

/** shop.shippingaddress.edit */
export default AddressEditScreen
