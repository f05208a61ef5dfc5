import { AccountScreen } from '@/features/account/AccountScreen'
import { guarded } from '@/features/screen/guarded'

/** ucenter */
export default guarded(AccountScreen)
