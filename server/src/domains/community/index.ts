import { threadedCommentRoutes } from './comment/routes'
import { feedbackRoutes } from './feedback/routes'
import { noteRoutes } from './note/routes'
import { personRoutes } from './person/routes'
import { topicRoutes } from './topic/routes'

export const community = { ...topicRoutes, ...noteRoutes, ...threadedCommentRoutes, ...personRoutes, ...feedbackRoutes }
