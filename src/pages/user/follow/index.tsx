import '@/i18n/inner'
import { FollowScreen } from '@/features/site/screens/FollowScreen'
import { guarded } from '@/shared/screen/guarded'

/** wx.follow */
export default guarded(FollowScreen)
