import type { studioMediaEndpoints } from '@storefront/contract/endpoints/studio/media'
import type { Routes } from '../../../http/call/handler'
import { deleteFile, moveFiles, restoreFile, saveFile } from './change'
import { readFile } from './file'
import { createFolder, deleteFolder, listFolders, saveFolder } from './folder'
import { listFiles } from './list'
import { replaceFile } from './replace'

/** Handlers of contract/endpoints/studio/media. */
export const studioMediaRoutes: Routes<typeof studioMediaEndpoints> = {
  studioMedia: (ctx, { query }) => listFiles(ctx, query),
  studioMediaFolders: (ctx) => listFolders(ctx),
  studioMediaFile: (ctx, { params }) => readFile(ctx, params.id),
  studioSaveMedia: (ctx, { params, body }) => saveFile(ctx, params.id, body),
  studioMoveMedia: (ctx, { body }) => moveFiles(ctx, body.ids, body.folder),
  studioReplaceMedia: (ctx, { params, file }) => replaceFile(ctx, params.id, file),
  studioDeleteMedia: (ctx, { params }) => deleteFile(ctx, params.id),
  studioRestoreMedia: (ctx, { params }) => restoreFile(ctx, params.id),
  studioCreateMediaFolder: (ctx, { body }) => createFolder(ctx, body.name),
  studioSaveMediaFolder: (ctx, { params, body }) => saveFolder(ctx, params.id, body.name),
  studioDeleteMediaFolder: (ctx, { params }) => deleteFolder(ctx, params.id),
}
