import { jssdkEndpoints } from './jssdk'
import { languageEndpoints } from './language'
import { nodeEndpoints } from './node'
import { notificationEndpoints } from './notification'
import { searchEndpoints } from './search'
import { siteEndpoints } from './site'
import { telemetryEndpoints } from './telemetry'
import { uploadEndpoints } from './upload'

export const site = {
  ...siteEndpoints,
  ...searchEndpoints,
  ...languageEndpoints,
  ...nodeEndpoints,
  ...telemetryEndpoints,
  ...uploadEndpoints,
  ...notificationEndpoints,
  ...jssdkEndpoints,
}
