import { hasComments } from '@storefront/contract/domain/review'
import { env } from '@/platform/env'
import { appVersion } from '@/platform/version'
import { useSite } from './site'

/** THE place where comments are switched off: every part that shows them, or leads to writing one, asks here (spec 6). */
export const useHasComments = (): boolean =>
  useSite(({ status, config }) => hasComments({ isMini: env.isMini, version: appVersion, reviewed: status === 'ready' ? config.review_version : null }))
