import '@/i18n/inner'
import { ProfileScreen } from '@/features/account/screens/ProfileScreen'
import { guarded } from '@/shared/screen/guarded'

/** ucenter.profile */
export default guarded(ProfileScreen)
