import '@/i18n/subpackage'
import '@/i18n/order'
import { OrderListScreen } from '@/features/orders/screens/OrderListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的订单' })

/** shop.order */
export default withErrorBoundary(OrderListScreen)
