import { CLIENT_LOG } from '@storefront/contract/constants'
import { FORM_PICTURE_KINDS, PICTURE_KINDS } from '@storefront/contract/domain/forms/picture-kinds'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { images } from '@/platform/images'
import type { LocalImage } from '@/platform/images/types'
import { formsApi } from '@/services/api/forms'
import { uploadsApi } from '@/services/api/uploads'
import { logClient } from '@/services/log'
import type { PictureSource } from '@/ui/controls/useUpload'

export type StoredPicture = Awaited<ReturnType<typeof uploadsApi.uploadImage>>

async function choose(kinds: readonly string[]): Promise<LocalImage | null> {
  const answer = await images.choose({ count: 1, kinds })
  if (answer.ok) return answer.images[0] ?? null
  if (answer.reason === 'failed') {
    logClient(CLIENT_LOG.localImage, 'a chosen picture could not be read')
    feedback.toast(t('upload.unreadable'), { at: 'center' })
  } else await showDeviceError(answer.reason)
  return null
}

/** Pictures from this device to the site's own store (spec 7: upload). */
export const pictures: PictureSource<StoredPicture> = {
  kinds: PICTURE_KINDS,
  choose: () => choose(PICTURE_KINDS),
  send: (image, options) => uploadsApi.uploadImage(image, options),
}

/** The same for the answers of a form, by the path that forms have for it (spec 7: image_upload). */
export const formPictures: PictureSource<StoredPicture> = {
  kinds: FORM_PICTURE_KINDS,
  choose: () => choose(FORM_PICTURE_KINDS),
  send: (image, options) => formsApi.uploadImage(image, options),
}
