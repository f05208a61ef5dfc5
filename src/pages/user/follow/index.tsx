import { FollowScreen } from '@/features/follow/FollowScreen'

/** wx.follow */
export default FollowScreen
