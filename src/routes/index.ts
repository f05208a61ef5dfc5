export type { Params, Query } from '@/lib/query'
export { hrefFor } from './build'
export { linkTarget, type LinkTarget } from './links'
export type { Match } from './match'
