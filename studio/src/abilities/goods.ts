import { at, auditLog, none, reasons, resource, same } from './cells'
import type { StoredThing } from './abilities.types'

/** Goods, their pictures, and how they are delivered. */
export const goods: readonly StoredThing[] = [
  {
    name: 'products',
    tables: [
      ...['product', 'product_image', 'picture_request', 'spreadsheet_plan', 'spreadsheet_head', 'sheet_export'],
      ...['sheet_import', 'sheet_import_step', 'spreadsheet_part', 'spreadsheet_row'],
    ],
    cells: {
      ...same(['list', 'search', 'filter'], at('products', 'GET /studio/product/')),
      see: at('products/:id', 'GET /studio/product/{id}/'),
      make: at('products/new', 'POST /studio/product/'),
      change: at('products/:id', 'PUT /studio/product/{id}/'),
      copy: at('products/new'),
      remove: at('products/:id', 'DELETE /studio/product/{id}/'),
      undo: at('products/:id', 'POST /studio/product/{id}/restore/'),
      export: at('spreadsheets/product', 'POST /studio/spreadsheet/{kind}/export/'),
      import: at('spreadsheets/product', 'POST /studio/spreadsheet/{kind}/plan/'),
      history: auditLog,
      shop: at('products/:id'),
    },
  },
  {
    name: 'variants',
    tables: ['variant'],
    cells: {
      list: at('products/:id'),
      search: at('products'),
      filter: none('They are listed with their product.'),
      ...same(['see', 'make', 'change', 'remove'], at('products/:id', 'PUT /studio/product/{id}/')),
      copy: none('The matrix of options makes them.'),
      undo: at('products', 'POST /studio/product/bulk/'),
      export: at('spreadsheets/product'),
      import: at('spreadsheets/product'),
      history: auditLog,
      shop: none('The page of the product shows them.'),
    },
  },
  {
    name: 'stock',
    tables: ['stock_change', 'back_in_stock_subscription', 'back_in_stock_subscription_log'],
    cells: {
      ...same(['list', 'see'], at('products/:id')),
      search: at('products'),
      filter: at('products', 'GET /studio/product/'),
      make: none('It belongs to a variant.'),
      change: at('products/:id', 'POST /studio/product/{id}/stock/'),
      copy: none(reasons.unique),
      remove: none('A change of stock by a difference takes it away.'),
      undo: at('spreadsheets/stock', 'POST /studio/spreadsheet/import/{id}/undo/'),
      export: at('spreadsheets/stock'),
      import: at('spreadsheets/stock'),
      history: auditLog,
      shop: none('The page of the product shows it.'),
    },
  },
  resource({ name: 'categories', tables: ['category'] }, 'category', {
    export: none(reasons.byHand),
    import: none(reasons.byHand),
  }),
  resource({ name: 'banners beside products', tables: ['product_ad'] }, 'productad', {
    export: none(reasons.byHand),
    import: none(reasons.byHand),
  }),
  {
    name: 'files',
    tables: ['image', 'media_folder', 'media_check'],
    cells: {
      ...same(['list', 'search', 'filter'], at('media', 'GET /studio/media/')),
      see: at('media', 'GET /studio/media/{id}/'),
      make: at('media', 'POST /studio/upload/'),
      change: at('media', 'POST /studio/media/{id}/replace/'),
      copy: none('One file serves every place that shows it.'),
      remove: at('media', 'DELETE /studio/media/{id}/'),
      undo: at('media', 'POST /studio/media/{id}/restore/'),
      export: none(reasons.archive),
      import: at('media', 'POST /studio/upload/'),
      history: auditLog,
      shop: none(reasons.ownPage),
    },
  },
  resource(
    { name: 'shipping templates', tables: ['shipping_template', 'shipping_rule', 'region'] },
    'shippingtemplate',
    {
      export: none(reasons.byHand),
      import: none(reasons.byHand),
      shop: none('The checkout applies them.'),
    },
  ),
  resource({ name: 'pickup points', tables: ['pickup_point'] }, 'pickuppoint', {
    export: none(reasons.byHand),
    import: none(reasons.byHand),
    shop: none('The checkout offers them.'),
  }),
]
