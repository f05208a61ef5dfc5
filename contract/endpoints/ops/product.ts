import { Type } from '@sinclair/typebox'
import { Amount, ById, Id, ListQuery, Page } from '../../entities/common'
import { OpsProduct, OpsProductDetail } from '../../entities/ops'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Products, for operators. */
export const opsProductEndpoints = {
  opsProducts: endpoint({
    method: 'GET',
    path: '/ops/shop/product/',
    summary:
      'All products, on sale or not, with little left (`low`) or without a picture (`no_image`); the newest first',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        is_active: Type.Optional(Type.Boolean()),
        low: Type.Optional(Type.Boolean()),
        no_image: Type.Optional(Type.Boolean()),
      }),
    ]),
    reply: Page(OpsProduct),
    auth: permissions.changeProduct,
  }),
  opsProduct: endpoint({
    method: 'GET',
    path: '/ops/shop/product/{id}/',
    summary: 'One product with its variants',
    params: ById,
    reply: OpsProductDetail,
    errors: ['notFound'],
    auth: permissions.changeProduct,
  }),
  opsChangeProduct: endpoint({
    method: 'PUT',
    path: '/ops/shop/product/{id}/',
    summary: 'Puts a product on sale or takes it off, and changes prices and stock of its variants',
    params: ById,
    body: Type.Object({
      is_active: Type.Optional(Type.Boolean()),
      variants: Type.Optional(
        Type.Array(
          Type.Object({
            id: Id,
            price: Type.Optional(Amount),
            /** Pieces more, or less; what is sold in between stays sold. */
            inventory_change: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
          }),
          { maxItems: 200 },
        ),
      ),
    }),
    reply: OpsProductDetail,
    errors: ['notFound', 'stockBelowZero', 'priceWrong'],
    auth: permissions.changeProduct,
    secondFactor: true,
    idempotent: true,
  }),
}
