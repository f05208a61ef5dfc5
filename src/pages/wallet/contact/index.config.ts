export default definePageConfig({ navigationBarTitleText: '常用联系人' })
