import { articleRoutes } from './article/routes'
import { menuRoutes } from './menu/routes'
import { pageRoutes } from './page/routes'

export const content = { ...pageRoutes, ...menuRoutes, ...articleRoutes }
