import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import { isAllowedUrl } from '@storefront/contract/domain/forms/remote'
import { useMemo } from 'react'
import { formPictures, type StoredPicture } from '@/shared/picture/pictures'
import { uploadTo } from '@/services/upload'
import type { PictureSource } from '@/ui/controls/useUpload'
import { useFormContext } from '../form-context'

/** A stored picture: its id for the server, its addresses for the eye. One that went elsewhere is known by a text. */
export type ImageValue = StoredPicture | string

const isPicture = (raw: unknown): raw is StoredPicture =>
  typeof raw === 'object' &&
  raw !== null &&
  ['full', 'thumb'].every((key) => typeof Reflect.get(raw, key) === 'string') &&
  typeof Reflect.get(raw, 'id') === 'number'

export function parsePicture(raw: unknown, { upload }: FieldSchema): ImageValue | null {
  if (upload) return typeof raw === 'string' && raw !== '' ? raw : null
  return isPicture(raw) ? raw : null
}

/**
 * Returns the address of a picture's preview; '' if there is none. A text may be an address, or a name of the other
 * server's own.
 */
export function previewOf(value: ImageValue | null): string {
  if (typeof value !== 'string') return value?.thumb ?? ''
  return /^(https:\/)?\/[^/]/.test(value) ? value : ''
}

/**
 * Returns the upload source of a field's pictures: the form's own store, or the address that the schema names, if the
 * site allows it.
 */
export function usePictureSource({ upload }: FieldSchema): PictureSource<ImageValue> {
  const { origins = NONE } = useFormContext()
  return useMemo(() => {
    if (!upload) return formPictures
    return {
      ...formPictures,
      send: (image, options) =>
        isAllowedUrl(upload.url, origins)
          ? uploadTo(upload, image, options)
          : Promise.reject(new Error('this address is not allowed')),
    }
  }, [upload, origins])
}

const NONE: readonly string[] = []
