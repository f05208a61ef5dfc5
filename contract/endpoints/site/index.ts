import { siteEndpoints } from './site'
import { languageEndpoints } from './language'
import { nodeEndpoints } from './node'
import { telemetryEndpoints } from './telemetry'
import { uploadEndpoints } from './upload'
import { notificationEndpoints } from './notification'
import { jssdkEndpoints } from './jssdk'

export const site = {
  ...siteEndpoints,
  ...languageEndpoints,
  ...nodeEndpoints,
  ...telemetryEndpoints,
  ...uploadEndpoints,
  ...notificationEndpoints,
  ...jssdkEndpoints,
}
