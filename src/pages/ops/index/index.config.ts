export default definePageConfig({ navigationBarTitleText: '运营端' })
