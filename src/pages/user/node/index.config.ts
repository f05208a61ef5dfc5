export default definePageConfig({ navigationBarTitleText: '选择分类' })
