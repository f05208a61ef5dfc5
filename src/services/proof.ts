import type { HttpReply } from '@/platform/http/types'
import { codes } from './codes'

/** The call is answered only after the user has shown again who they are. */
export function isProofRefusal({ status, body }: HttpReply): boolean {
  return (
    status === 403 &&
    typeof body === 'object' &&
    body !== null &&
    String((body as { err_code?: unknown }).err_code) === codes.freshLogin
  )
}

let pendingProof: Promise<boolean> | null = null

/** One question for all calls that wait for it; true when the user showed who they are. Never rejects. */
export function awaitProof(prove: () => Promise<boolean>): Promise<boolean> {
  pendingProof ??= prove()
    .catch(() => false)
    .finally(() => {
      pendingProof = null
    })
  return pendingProof
}
