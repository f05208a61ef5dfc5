import '@/i18n/inner'
import '@/i18n/wallet'
import { ContactsScreen } from '@/features/holder/ContactsScreen'

/** account.contact */
export default ContactsScreen
