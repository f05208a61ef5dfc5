import { AccountScreen } from '@/features/account/screens/AccountScreen'
import { guarded } from '@/shared/screen/guarded'

/** ucenter */
export default guarded(AccountScreen)
