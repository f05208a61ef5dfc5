import type { VerifyBeacon } from './types'

/** Mini-programs run on engines without BigInt, and the curve would weigh a sixth of a subpackage (decision 030). */
export const verifyBeacon: VerifyBeacon = async () => 'unsupported'
