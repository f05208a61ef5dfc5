import '@/i18n/subpackage'
import '@/i18n/social'
import '@/i18n/trade'
import { CommentListScreen } from '@/features/orders/screens/CommentListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** shop.product.comment */
export default withErrorBoundary(CommentListScreen)
