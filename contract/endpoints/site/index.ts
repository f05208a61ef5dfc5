import { jssdkEndpoints } from './jssdk'
import { languageEndpoints } from './language'
import { nodeEndpoints } from './node'
import { notificationEndpoints } from './notification'
import { siteEndpoints } from './site'
import { telemetryEndpoints } from './telemetry'
import { uploadEndpoints } from './upload'

export const site = {
  ...siteEndpoints,
  ...languageEndpoints,
  ...nodeEndpoints,
  ...telemetryEndpoints,
  ...uploadEndpoints,
  ...notificationEndpoints,
  ...jssdkEndpoints,
}
