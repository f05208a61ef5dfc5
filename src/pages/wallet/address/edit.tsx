import '@/i18n/inner'
import { AddressEditScreen } from '@/features/account/screens/AddressEditScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.shippingaddress.edit */
export default guarded(AddressEditScreen)
