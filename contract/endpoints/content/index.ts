import { articleEndpoints } from './article'
import { menuEndpoints } from './menu'
import { pageEndpoints } from './page'

export const content = { ...pageEndpoints, ...menuEndpoints, ...articleEndpoints }
