import '@/i18n/inner'
import { VoteScreen } from '@/features/vote/VoteScreen'
import { guarded } from '@/features/screen/guarded'

/** vote.vote.detail */
export default guarded(VoteScreen)
