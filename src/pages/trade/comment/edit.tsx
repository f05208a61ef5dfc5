import '@/i18n/inner'
import '@/i18n/trade'
import { CommentScreen } from '@/features/comment/CommentScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.order.comment */
export default guarded(CommentScreen)
