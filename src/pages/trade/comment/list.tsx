import '@/i18n/inner'
import '@/i18n/trade'
import { CommentListScreen } from '@/features/comment/CommentListScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.product.comment */
export default guarded(CommentListScreen)
