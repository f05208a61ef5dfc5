export default definePageConfig({ navigationBarTitleText: '提货券' })
