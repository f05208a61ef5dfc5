import type { HttpReply } from '@/platform/http/types'
import { codes } from './codes'

/** Whether the call needs a new proof of the user's identity. */
export function isProofRefusal({ status, body }: HttpReply): boolean {
  return (
    status === 403 &&
    typeof body === 'object' &&
    body !== null &&
    String((body as { err_code?: unknown }).err_code) === codes.freshLogin
  )
}

let pendingProof: Promise<boolean> | null = null

/** Asks once for all calls that wait for a proof of identity; true if the user gave it. Never rejects. */
export function awaitProof(prove: () => Promise<boolean>): Promise<boolean> {
  pendingProof ??= prove()
    .catch(() => false)
    .finally(() => {
      pendingProof = null
    })
  return pendingProof
}
