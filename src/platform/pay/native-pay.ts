import { BridgeError, nativeBridge } from '@/platform/native-bridge'
import type { PayResult, VendorTicket } from './types'
import { textOf } from '@/platform/native-bridge/ask-shell'

const ends: readonly PayResult[] = ['paid', 'cancelled', 'unknown', 'failed']

/** Pays by the shell's cashier. After a timeout or an unknown result the outcome is unknown: money may have moved. */
export async function payByShell(ticket: VendorTicket): Promise<PayResult> {
  try {
    const result = textOf(await nativeBridge.invoke('pay', { ticket }), 'result')
    return ends.find((end) => end === result) ?? 'unknown'
  } catch (error) {
    if (!(error instanceof BridgeError)) return 'failed'
    if (error.reason === 'timeout') return 'unknown'
    // A shell too old to pay is as good as none.
    if (error.reason === 'missing' || error.reason === 'unsupported') return 'missing'
    return error.reason === 'cancelled' ? 'cancelled' : 'failed'
  }
}
