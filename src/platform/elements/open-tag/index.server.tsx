import type { OpenTagProps } from '@/platform/elements/types'

/** WeChat's tag appears once its SDK is ready. */
export const OpenTag = (_props: OpenTagProps): null => null
