import '@/i18n/contact'
import '@/i18n/subpackage'
import '@/i18n/wallet'
import { ContactsScreen } from '@/features/account/screens/ContactsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '常用联系人' })

/** account.contact */
export default withErrorBoundary(ContactsScreen)
