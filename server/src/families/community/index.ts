import { noteRoutes } from './note/routes'
import { topicRoutes } from './topic/routes'

export const community = { ...topicRoutes, ...noteRoutes }
