import { studioPageEndpoints } from './page'
import { studioProductEndpoints } from './product'
import { studioSessionEndpoints } from './session'

export const studio = { ...studioSessionEndpoints, ...studioProductEndpoints, ...studioPageEndpoints }
