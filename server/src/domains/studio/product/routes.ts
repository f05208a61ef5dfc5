import type { studioProductEndpoints } from '@storefront/contract/endpoints/studio/product'
import type { Routes } from '../../../http/call/handler'
import { uploadMedia } from '../media/upload'
import { takeOverPicture } from '../../site/upload/take-over'
import { archiveProduct, restoreProduct } from './archive'
import { changeProducts } from './change-many'
import { listEditableProducts } from './editable'
import { listProducts } from './list'
import { createProduct, saveProduct } from './save'
import { readProduct } from './detail'
import { changeStock, listStockChanges } from './stock'

/** Handlers of contract/endpoints/studio/product. */
export const studioProductRoutes: Routes<typeof studioProductEndpoints> = {
  studioProducts: (ctx, { query }) => listProducts(ctx, query),
  studioProduct: (ctx, { params }) => readProduct(ctx, params.id),
  studioCreateProduct: (ctx, { body }) => createProduct(ctx, body),
  studioSaveProduct: (ctx, { params, body }) => saveProduct(ctx, params.id, body),
  studioArchiveProduct: (ctx, { params }) => archiveProduct(ctx, params.id),
  studioRestoreProduct: (ctx, { params }) => restoreProduct(ctx, params.id),
  studioEditableProducts: (ctx, { query }) => listEditableProducts(ctx, query.ids),
  studioChangeProducts: (ctx, { body }) => changeProducts(ctx, body.changes),
  studioChangeStock: (ctx, { params, body }) => changeStock(ctx, params.id, body),
  studioStockChanges: (ctx, { params, query }) => listStockChanges(ctx, params.id, query),
  studioUpload: (ctx, { query, file }) => uploadMedia(ctx, file, query.folder ?? null),
  studioTakeOverPicture: (ctx, { body }) => takeOverPicture(ctx, body.url),
}
