export default definePageConfig({ onReachBottomDistance: 500, navigationBarTitleText: '文章' })
