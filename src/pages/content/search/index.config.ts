export default definePageConfig({ onReachBottomDistance: 500, navigationBarTitleText: '搜索' })
