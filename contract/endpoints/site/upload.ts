import { Type } from '@sinclair/typebox'
import { Id, Image } from '../../entities/common'
import { endpoint } from '../define'

/** Uploads of pictures. */
export const uploadEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/base/upload/',
    summary: 'Stores a picture with its thumbnails',
    reply: Type.Composite([Image, Type.Object({ id: Id })]),
    errors: ['tooLarge', 'mediaType'],
    auth: 'user',
    upload: true,
  }),
}
