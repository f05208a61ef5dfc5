import { studioOperationEndpoints } from './operation'
import { studioPageEndpoints } from './page'
import { studioProductEndpoints } from './product'
import { studioResourceEndpoints } from './resource'
import { studioSessionEndpoints } from './session'
import { studioStaffEndpoints } from './staff'

export const studio = {
  ...studioSessionEndpoints,
  ...studioProductEndpoints,
  ...studioPageEndpoints,
  ...studioStaffEndpoints,
  ...studioResourceEndpoints,
  ...studioOperationEndpoints,
}
