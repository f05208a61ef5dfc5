export default definePageConfig({ navigationBarTitleText: '核销优惠券' })
