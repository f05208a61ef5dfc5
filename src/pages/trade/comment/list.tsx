import '@/i18n/inner'
import '@/i18n/trade'
import { CommentListScreen } from '@/features/comment/CommentListScreen'

/** shop.product.comment */
export default CommentListScreen
