import '@/i18n/inner'
import { ProfileScreen } from '@/features/account/ProfileScreen'
import { guarded } from '@/features/screen/guarded'

/** ucenter.profile */
export default guarded(ProfileScreen)
