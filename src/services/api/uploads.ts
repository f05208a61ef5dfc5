import type { LocalImage } from '@/platform/images/types'
import type { Reply } from '../client'
import { type UploadOptions, upload } from '../upload'

/** Uploads (spec 7, Base), apart from the site's other calls, because the first script has no use for them. */
export const uploadsApi = {
  /** Uploads a chosen picture: its id and addresses. */
  uploadImage: (image: LocalImage, options?: UploadOptions) =>
    upload('/base/upload/', image, options) as Promise<Reply<'POST /base/upload/'>>,
}
