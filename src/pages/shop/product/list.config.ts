export default definePageConfig({ onReachBottomDistance: 500, navigationBarTitleText: '商品' })
