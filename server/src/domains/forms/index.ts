import { formRoutes } from './form/routes'
import { voteRoutes } from './vote/routes'
import { voteEventRoutes } from './vote-event/routes'

export const forms = { ...formRoutes, ...voteRoutes, ...voteEventRoutes }
