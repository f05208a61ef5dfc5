import { BridgeError } from './protocol'
import type { NativeBridge } from './types'

export { BridgeError } from './protocol'

/** No shell is around the server. */
export const nativeBridge: NativeBridge = {
  present: () => false,
  invoke: (method) => Promise.reject(new BridgeError('missing', method)),
  on: () => () => {},
}
