import { siteRoutes } from './site/routes'
import { languageRoutes } from './language/routes'
import { nodeRoutes } from './node/routes'
import { telemetryRoutes } from './telemetry/routes'
import { uploadRoutes } from './upload/routes'
import { notificationRoutes } from './notification/routes'
import { jssdkRoutes } from './jssdk/routes'

export const site = { ...siteRoutes, ...languageRoutes, ...nodeRoutes, ...telemetryRoutes, ...uploadRoutes, ...notificationRoutes, ...jssdkRoutes }
