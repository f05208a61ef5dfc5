export default definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true, navigationBarTitleText: '领取会员卡' })
