export default definePageConfig({ navigationBarTitleText: 'Bare page' })
