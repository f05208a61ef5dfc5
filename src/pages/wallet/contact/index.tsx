import '@/i18n/inner'
import '@/i18n/wallet'
import { ContactsScreen } from '@/features/holder/ContactsScreen'
import { guarded } from '@/features/screen/guarded'

/** account.contact */
export default guarded(ContactsScreen)
