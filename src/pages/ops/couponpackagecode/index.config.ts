export default definePageConfig({ navigationBarTitleText: '我的礼包码' })
