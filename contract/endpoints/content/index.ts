import { pageEndpoints } from './page'
import { articleEndpoints } from './article'

export const content = { ...pageEndpoints, ...articleEndpoints }
