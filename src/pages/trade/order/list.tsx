import '@/i18n/subpackage'
import { OrderListScreen } from '@/features/orders/screens/OrderListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的订单' })

/** shop.order */
export default withErrorBoundary(OrderListScreen)
