import { formEndpoints } from './form'
import { voteEndpoints } from './vote'
import { voteEventEndpoints } from './vote-event'

export const forms = { ...formEndpoints, ...voteEndpoints, ...voteEventEndpoints }
