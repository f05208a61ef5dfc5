import type { Client, JobCtx } from '../../../core/context.types'

/** The context of an award: with a client if users earn in their own request, without one in a job. */
export type CoinCtx = Pick<JobCtx, 'tenant' | 'now'> & { readonly client?: Client }
