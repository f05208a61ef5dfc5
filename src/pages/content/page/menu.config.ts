export default definePageConfig({
  onReachBottomDistance: 500,
  enablePullDownRefresh: true,
  navigationBarTitleText: '',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
