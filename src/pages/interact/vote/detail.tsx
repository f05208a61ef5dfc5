import '@/i18n/inner'
import { VoteScreen } from '@/features/vote/VoteScreen'

/** vote.vote.detail */
export default VoteScreen
