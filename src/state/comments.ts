import { hasComments } from '@storefront/contract/domain/community/comment-visibility'
import type { PageConfig } from '@storefront/contract/entities/site/site'
import { env } from '@/platform/env'
import { firstHasComments } from '@/platform/first-page'
import { useSite } from './site'

/** The version of this kind of build that is reviewed: mini-programs and the native app are reviewed apart. */
const reviewedOf = ({ review_version, app_review_version }: PageConfig['config']): string =>
  env.isMini ? review_version : app_review_version

/** @param reviewedVersion null until the site is loaded */
const showsComments = (reviewedVersion: string | null): boolean =>
  hasComments({ isReleased: env.isMini || env.kind === 'app', version: env.version, reviewed: reviewedVersion })

/**
 * THE place where comments are switched off: every part that shows them, or leads to writing one, asks here (spec 6).
 */
export const useHasComments = (): boolean =>
  useSite(({ status, config }) =>
    status === 'ready' ? showsComments(reviewedOf(config)) : (firstHasComments() ?? showsComments(null)),
  )
