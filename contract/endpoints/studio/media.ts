import { Type } from '@sinclair/typebox'
import { MEDIA_LIMITS } from '../../domain/content/media'
import { ById, Id, ListQuery, Nullable, Ok, Page } from '../../entities/common'
import {
  MediaDetail,
  MediaDraft,
  MediaFile,
  MediaFolder,
  MediaFolderDraft,
  MediaKindName,
} from '../../entities/studio/media'
import { studioPermissions } from '../../permissions'
import { endpoint } from '../define'
import { uploadErrors } from '../site/upload'
import { uploaders } from './product'

/** Everybody who uploads finds files again; changing what others show is a permission of its own. */
const auth = studioPermissions.changeMedia
const readers = [...uploaders, auth]

/** The media library: every file that the shop shows or may show. */
export const studioMediaEndpoints = {
  studioMedia: endpoint({
    method: 'GET',
    path: '/studio/media/',
    summary: 'Files of the shop by name, folder, kind and use; the newest first',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        /** 0 for files outside all folders. */
        folder: Type.Optional(Type.Integer({ minimum: 0 })),
        kind: Type.Optional(MediaKindName),
        unused: Type.Optional(Type.Boolean()),
        deleted: Type.Optional(Type.Boolean()),
      }),
    ]),
    reply: Page(MediaFile),
    auth: readers,
  }),
  studioMediaFolders: endpoint({
    method: 'GET',
    path: '/studio/media/folder/',
    summary: 'Folders of the media library by name, each with the number of its files',
    reply: Page(MediaFolder),
    auth: readers,
  }),
  studioMediaFile: endpoint({
    method: 'GET',
    path: '/studio/media/{id}/',
    summary: 'One file with the places that show it',
    params: ById,
    reply: MediaDetail,
    errors: ['notFound'],
    auth: readers,
  }),
  studioSaveMedia: endpoint({
    method: 'PUT',
    path: '/studio/media/{id}/',
    summary: 'Changes name, alternative text, focal point and folder of a file',
    params: ById,
    body: MediaDraft,
    reply: MediaDetail,
    errors: ['notFound'],
    auth,
    idempotent: true,
  }),
  studioMoveMedia: endpoint({
    method: 'POST',
    path: '/studio/media/move/',
    summary: 'Moves files to a folder; null takes them out of theirs',
    body: Type.Object({
      ids: Type.Array(Id, { minItems: 1, maxItems: MEDIA_LIMITS.atOnce }),
      folder: Nullable(Id),
    }),
    reply: Ok,
    errors: ['notFound'],
    auth,
    idempotent: true,
  }),
  studioReplaceMedia: endpoint({
    method: 'POST',
    path: '/studio/media/{id}/replace/',
    summary: 'Puts another picture in the place of one, everywhere: references stay, addresses in texts are rewritten',
    params: ById,
    reply: MediaDetail,
    errors: ['notFound', ...uploadErrors],
    auth,
    upload: true,
  }),
  studioDeleteMedia: endpoint({
    method: 'DELETE',
    path: '/studio/media/{id}/',
    summary: 'Deletes a file that nothing shows; it can be restored for 30 days',
    params: ById,
    reply: Ok,
    errors: ['notFound', 'itemInUse'],
    auth,
  }),
  studioRestoreMedia: endpoint({
    method: 'POST',
    path: '/studio/media/{id}/restore/',
    summary: 'Brings a deleted file back',
    params: ById,
    reply: MediaDetail,
    errors: ['notFound'],
    auth,
    idempotent: true,
  }),
  studioCreateMediaFolder: endpoint({
    method: 'POST',
    path: '/studio/media/folder/',
    summary: 'Makes a folder of the media library',
    body: MediaFolderDraft,
    reply: MediaFolder,
    errors: ['mediaFolderTaken'],
    auth,
    idempotent: true,
  }),
  studioSaveMediaFolder: endpoint({
    method: 'PUT',
    path: '/studio/media/folder/{id}/',
    summary: 'Renames a folder of the media library',
    params: ById,
    body: MediaFolderDraft,
    reply: MediaFolder,
    errors: ['notFound', 'mediaFolderTaken'],
    auth,
    idempotent: true,
  }),
  studioDeleteMediaFolder: endpoint({
    method: 'DELETE',
    path: '/studio/media/folder/{id}/',
    summary: 'Deletes a folder; its files stay outside of folders',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth,
  }),
}
