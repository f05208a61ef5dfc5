import '@/i18n/inner'
import { FollowScreen } from '@/features/follow/FollowScreen'
import { guarded } from '@/features/screen/guarded'

/** wx.follow */
export default guarded(FollowScreen)
