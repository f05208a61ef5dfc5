import '@/i18n/inner'
import '@/i18n/trade'
import { CommentScreen } from '@/features/comment/CommentScreen'

/** shop.order.comment */
export default CommentScreen
