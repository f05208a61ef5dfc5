export default definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true, navigationBarTitleText: '优惠券' })
