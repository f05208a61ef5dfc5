import '@/i18n/inner'
import { ProfileScreen } from '@/features/account/ProfileScreen'

/** ucenter.profile */
export default ProfileScreen
