import { pageRoutes } from './page/routes'
import { articleRoutes } from './article/routes'

export const content = { ...pageRoutes, ...articleRoutes }
