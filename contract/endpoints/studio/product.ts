import { Type } from '@sinclair/typebox'
import { LIST_OFFSET_MAX, PRODUCT_CHANGES_MAX } from '../../constants'
import { ById, Id, Image, ListQuery, Ok, Page, Untranslated } from '../../entities/common'
import {
  EditableProduct,
  ProductChanges,
  ProductDraft,
  ProductRevision,
  StockChange,
  StudioProduct,
  StudioProductDetail,
} from '../../entities/studio/product'
import { permissions, studioPermissions } from '../../permissions'
import { referencePermissions } from '../../references'
import { endpoint } from '../define'
import { uploadErrors } from '../site/upload'

const auth = permissions.changeProduct
/** Permissions of all screens that have a field for a picture or for rich text. */
export const uploaders = [
  ...[
    permissions.changeProduct,
    permissions.changeCoupon,
    permissions.changeArticle,
    permissions.changeEvent,
    permissions.changePage,
  ],
  ...[
    permissions.changeRaffle,
    permissions.changeSite,
    studioPermissions.changeFlashCampaign,
    studioPermissions.changeMedia,
  ],
]
const ID_DIGITS = 16
/** Ids of as many products as one call changes, with commas between them. */
const ProductIds = Type.String({
  pattern: `^\\d{1,${ID_DIGITS}}(,\\d{1,${ID_DIGITS}})*$`,
  maxLength: PRODUCT_CHANGES_MAX * (ID_DIGITS + 1),
})

/** Products, as the studio lists and edits them. */
export const studioProductEndpoints = {
  studioProducts: endpoint({
    method: 'GET',
    path: '/studio/product/',
    summary: 'All products, on sale or not, or those of the archive, with filters; the newest first',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        is_active: Type.Optional(Type.Boolean()),
        category: Type.Optional(Id),
        low: Type.Optional(Type.Boolean()),
        sold_out: Type.Optional(Type.Boolean()),
        untranslated: Type.Optional(Untranslated),
        /** The archive instead of the products. */
        archived: Type.Optional(Type.Boolean()),
      }),
    ]),
    reply: Page(StudioProduct),
    // Whoever may name a product finds it here.
    auth: referencePermissions.product,
  }),
  studioProduct: endpoint({
    method: 'GET',
    path: '/studio/product/{id}/',
    summary: 'One product as it is edited',
    params: ById,
    reply: StudioProductDetail,
    errors: ['notFound'],
    auth,
  }),
  studioCreateProduct: endpoint({
    method: 'POST',
    path: '/studio/product/',
    summary: 'Creates a product with its variants',
    body: ProductDraft,
    reply: StudioProductDetail,
    errors: ['priceWrong'],
    auth,
    idempotent: true,
  }),
  studioSaveProduct: endpoint({
    method: 'PUT',
    path: '/studio/product/{id}/',
    summary:
      'Saves a whole product when nobody has saved it since `version` was read; a variant that is left out is taken off sale',
    params: ById,
    body: ProductRevision,
    reply: StudioProductDetail,
    errors: ['notFound', 'editConflict', 'priceWrong'],
    auth,
    idempotent: true,
  }),
  studioArchiveProduct: endpoint({
    method: 'DELETE',
    path: '/studio/product/{id}/',
    summary: 'Takes a product off sale and puts it into the archive; what was ordered stays as it is',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth,
  }),
  studioRestoreProduct: endpoint({
    method: 'POST',
    path: '/studio/product/{id}/restore/',
    summary: 'Takes a product out of the archive; it stays off sale',
    params: ById,
    reply: StudioProductDetail,
    errors: ['notFound'],
    auth,
    idempotent: true,
  }),
  studioEditableProducts: endpoint({
    method: 'GET',
    path: '/studio/product/bulk/',
    summary:
      'What a change of many products would start from: their state, category, tags and prices, with their versions',
    query: Type.Object({ ids: ProductIds }),
    reply: Page(EditableProduct),
    auth,
  }),
  studioChangeProducts: endpoint({
    method: 'POST',
    path: '/studio/product/bulk/',
    summary:
      'Changes state, category, tags and prices of many products when nobody has saved one since: all of them, or none; gives the new versions',
    body: ProductChanges,
    reply: Page(Type.Object({ id: Id, version: Type.Integer() })),
    errors: ['notFound', 'editConflict', 'priceWrong'],
    auth,
    idempotent: true,
  }),
  studioChangeStock: endpoint({
    method: 'POST',
    path: '/studio/product/{id}/stock/',
    summary: 'Adds pieces to a variant or takes some away, with a reason',
    params: ById,
    body: Type.Object({
      variant: Id,
      change: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
      reason: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    reply: StudioProductDetail,
    errors: ['notFound', 'stockBelowZero'],
    auth,
    idempotent: true,
  }),
  studioStockChanges: endpoint({
    method: 'GET',
    path: '/studio/product/{id}/stock/',
    summary: 'Who changed the stock of a product and why, the newest first',
    params: ById,
    query: Type.Object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: LIST_OFFSET_MAX })),
    }),
    reply: Page(StockChange),
    auth,
  }),
  studioUpload: endpoint({
    method: 'POST',
    path: '/studio/upload/',
    summary: 'Stores a picture with its thumbnails, or a film, in a folder of the media library',
    /** The folder; none without it. */
    query: Type.Object({ folder: Type.Optional(Id) }),
    reply: Type.Composite([Image, Type.Object({ id: Id })]),
    errors: uploadErrors,
    auth: uploaders,
    upload: true,
  }),
  studioTakeOverPicture: endpoint({
    method: 'POST',
    path: '/studio/upload/address/',
    summary:
      'Stores the picture at an address of the web with its thumbnails; addresses of private networks are not asked',
    body: Type.Object({ url: Type.String({ pattern: '^[hH][tT][tT][pP][sS]?://[^\\s]+$', maxLength: 2000 }) }),
    reply: Type.Composite([Image, Type.Object({ id: Id })]),
    errors: [...uploadErrors, 'pictureNotFound', 'picturePrivate', 'pictureUnreachable'],
    auth: uploaders,
  }),
}
