export default definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, enableShareAppMessage: true, navigationBarTitleText: '我的优惠券' })
