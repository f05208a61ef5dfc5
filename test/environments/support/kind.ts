import type { EnvKind } from '@/platform/env/types'

/** The environment that this jest project plays (jest.config.mjs). */
export const kind: EnvKind = ENVIRONMENT
export const isMini = kind === 'weapp' || kind === 'alipay'
