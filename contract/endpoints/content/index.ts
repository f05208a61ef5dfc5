import { articleEndpoints } from './article'
import { pageEndpoints } from './page'

export const content = { ...pageEndpoints, ...articleEndpoints }
