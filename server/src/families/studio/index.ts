import { studioPageRoutes } from './page/routes'
import { studioProductRoutes } from './product/routes'
import { studioSessionRoutes } from './session/routes'

export const studio = { ...studioSessionRoutes, ...studioProductRoutes, ...studioPageRoutes }
