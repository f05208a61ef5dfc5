import type { MultipartFile } from '@fastify/multipart'
import { UPLOAD } from '@storefront/contract/constants'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { codeOf } from '../../../lib/error'

interface UploadedFile {
  bytes: Buffer
  /** The sender's name for the file. */
  name: string
}

/** Returns the `file` field of an upload, or what is wrong with the form; `tooLarge` above UPLOAD.maxBytes. */
export async function readUploadedFile(
  ctx: UserCtx,
  getFile: () => Promise<MultipartFile | undefined>,
): Promise<UploadedFile | Failure> {
  try {
    const file = await getFile()
    return file?.fieldname === 'file'
      ? { bytes: await file.toBuffer(), name: file.filename }
      : badPart('file', 'required', {}, ctx.language)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'FST_REQ_FILE_TOO_LARGE') return fail('tooLarge', { max: Math.floor(UPLOAD.maxBytes / 1024) })
    if (code.startsWith('FST_')) throw error
    // The multipart parser reports a broken or truncated form only by an error message.
    return badPart('file', 'wrongType', {}, ctx.language)
  }
}
