import { jssdkRoutes } from './jssdk/routes'
import { languageRoutes } from './language/routes'
import { nodeRoutes } from './node/routes'
import { notificationRoutes } from './notification/routes'
import { searchRoutes } from './search/routes'
import { siteRoutes } from './site/routes'
import { telemetryRoutes } from './telemetry/routes'
import { uploadRoutes } from './upload/routes'

export const site = {
  ...siteRoutes,
  ...searchRoutes,
  ...languageRoutes,
  ...nodeRoutes,
  ...telemetryRoutes,
  ...uploadRoutes,
  ...notificationRoutes,
  ...jssdkRoutes,
}
