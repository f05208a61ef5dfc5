import { Type } from '@sinclair/typebox'
import { Id, Image } from '../../entities/common'
import { endpoint } from '../define'

/** Reasons why an uploaded file is refused as a picture. */
export const uploadErrors = ['tooLarge', 'mediaType', 'pictureTooLarge', 'animationTooLarge', 'animatedPng'] as const

/** Uploads of pictures. */
export const uploadEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/base/upload/',
    summary: 'Stores a picture with its thumbnails',
    reply: Type.Composite([Image, Type.Object({ id: Id })]),
    errors: uploadErrors,
    auth: 'user',
    upload: true,
  }),
}
