import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/social'
import '@/i18n/trade'
import { CommentScreen } from '@/features/orders/screens/CommentScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** shop.order.comment */
export default withErrorBoundary(CommentScreen)
