import { articleRoutes } from './article/routes'
import { pageRoutes } from './page/routes'

export const content = { ...pageRoutes, ...articleRoutes }
