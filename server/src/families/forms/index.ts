import { formRoutes } from './form/routes'
import { voteRoutes } from './vote/routes'

export const forms = { ...formRoutes, ...voteRoutes }
