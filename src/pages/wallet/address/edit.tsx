import '@/i18n/inner'
import { AddressEditScreen } from '@/features/address/AddressEditScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.shippingaddress.edit */
export default guarded(AddressEditScreen)
