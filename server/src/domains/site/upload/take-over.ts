import { UPLOAD } from '@storefront/contract/constants'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { type RemotePictureProblem, UpstreamError } from '../../../core/ports.types'
import { PICTURE_LIMITS } from './render'
import { storePicture, type Uploaded } from './service'

const FAILURES = {
  missing: 'pictureNotFound',
  private: 'picturePrivate',
  tooLarge: 'tooLarge',
} as const satisfies Record<RemotePictureProblem, string>

/** The last part of an address, as a name; it is no secret, as a query might be. */
export function nameOf(url: string): string {
  const name = new URL(url).pathname.replace(/^.*\//, '')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

async function download(ctx: UserCtx, url: string): Promise<Buffer | Failure> {
  try {
    const bytes = await ctx.ports.remotePictures.download(url, UPLOAD.maxBytes)
    return typeof bytes === 'string' ? fail(FAILURES[bytes], { max: Math.floor(UPLOAD.maxBytes / 1024) }) : bytes
  } catch (error) {
    if (error instanceof UpstreamError) return fail('pictureUnreachable')
    throw error
  }
}

/**
 * Stores the picture at a web address as one of the site's, so that no visitor's browser calls that address; a Failure
 * gives the reason if it cannot be fetched.
 */
export async function takeOverPicture(ctx: UserCtx, url: string): Promise<Uploaded | Failure> {
  const bytes = await download(ctx, url)
  if (!Buffer.isBuffer(bytes)) return bytes
  const picture = await storePicture(ctx, ctx.user.id, bytes, { name: nameOf(url) })
  return typeof picture === 'string' ? fail(picture, PICTURE_LIMITS) : picture
}
