import '@/i18n/inner'
import { VoteScreen } from '@/features/forms/screens/VoteScreen'
import { guarded } from '@/shared/screen/guarded'

/** vote.vote.detail */
export default guarded(VoteScreen)
