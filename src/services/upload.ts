import { CLIENT_LOG } from '@storefront/contract/constants'
import { http } from '@/platform/http'
import type { LocalImage } from '@/platform/images/types'
import { ApiError } from './error'
import { logClient } from './log'
import { type CallContext, headersOf, urlOf } from './request'
import { sendCall } from './transport'

/** A picture of some megabytes on a slow line takes longer than a call. */
export const UPLOAD_TIMEOUT_MS = 60_000
/** Name of the multipart field (spec 7). */
const FIELD = 'file'

export interface UploadOptions {
  /** Hears how much has gone out, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/**
 * The target of a form's upload: a path under the site's API, or a full address; `field` of the reply is the result.
 */
export interface UploadTarget {
  readonly url: string
  readonly field: string
}

const isForeign = (url: string): boolean => !url.startsWith('/')

const addressOf = (url: string, context: CallContext) =>
  // The session is for our own server's eyes.
  isForeign(url)
    ? { url, headers: { Accept: 'application/json' }, isForeign: true }
    : { url: urlOf(url, {}, context), headers: headersOf(false, context) }

/**
 * Posts a picture as a multipart form, with the headers of every call, and gives the reply's body. Rejects like
 * `call`; a failure is logged (20004).
 */
export async function upload(
  url: string,
  image: LocalImage,
  { onProgress, signal }: UploadOptions = {},
): Promise<unknown> {
  const { path, name, type, bytes } = image
  try {
    return await sendCall(
      (context) =>
        http.upload({
          ...addressOf(url, context),
          path,
          name,
          field: FIELD,
          timeoutMs: UPLOAD_TIMEOUT_MS,
          onProgress,
          signal,
        }),
      // Another server's 401 says nothing of the session.
      { renew: !isForeign(url) },
    )
  } catch (error) {
    if (error instanceof ApiError) logClient(CLIENT_LOG.upload, `${url} ${type} ${bytes} bytes: ${error.message}`)
    throw error
  }
}

/** Uploads to a configured place and reads the configured field of the reply (spec 7). Without it the upload failed. */
export async function uploadTo(
  { url, field }: UploadTarget,
  image: LocalImage,
  options?: UploadOptions,
): Promise<string> {
  const reply = await upload(url, image, options)
  const result = (reply as Readonly<Record<string, unknown>>)[field]
  if (typeof result === 'string' || typeof result === 'number') return String(result)
  throw new ApiError({ kind: 'network' })
}
