import type { Network } from './types'

export const network: Network = {
  onReturn: (listener) => window.addEventListener('online', listener),
}
