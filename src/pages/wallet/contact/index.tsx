import '@/i18n/inner'
import '@/i18n/wallet'
import { ContactsScreen } from '@/features/account/screens/ContactsScreen'
import { guarded } from '@/shared/screen/guarded'

/** account.contact */
export default guarded(ContactsScreen)
