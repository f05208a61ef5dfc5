export default definePageConfig({ navigationBarTitleText: '样式库' })
