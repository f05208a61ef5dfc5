import { topicRoutes } from './topic/routes'
import { noteRoutes } from './note/routes'

export const community = { ...topicRoutes, ...noteRoutes }
