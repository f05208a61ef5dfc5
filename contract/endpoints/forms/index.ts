import { formEndpoints } from './form'
import { voteEndpoints } from './vote'

export const forms = { ...formEndpoints, ...voteEndpoints }
