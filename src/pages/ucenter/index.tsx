import { AccountScreen } from '@/features/account/AccountScreen'

/** ucenter */
export default AccountScreen
