import '@/i18n/inner'
import { FollowScreen } from '@/features/follow/FollowScreen'

/** wx.follow */
export default FollowScreen
