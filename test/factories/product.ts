import type { ProductType } from '@storefront/contract/domain/catalog/product-kinds'
import { insert } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'
import { next } from './sequence'

export interface VariantOptions {
  attributes?: { name: string; value: string }[]
  price?: number
  promotionPrice?: number | null
  inventory?: number | null
  sku?: string
  imageId?: number
  weight?: number
  cost?: number
  isActive?: boolean
}

export interface ProductOptions {
  id?: number
  name?: string
  ctype?: ProductType
  price?: number
  promotionPrice?: number | null
  categoryId?: number
  tags?: string[]
  isActive?: boolean
  description?: string
  countPurchase?: number
  createdAt?: Date
  diamonds?: number
  maxPerUser?: number
  onSaleAt?: Date
  offSaleAt?: Date
  videoId?: number
  seoTitle?: string
  seoDescription?: string
  msgFields?: { label: string; required: boolean; max: number }[]
  /** One variant with plenty in stock unless said. */
  variants?: VariantOptions[]
}

export interface MadeProduct {
  id: number
  name: string
  variants: number[]
}

/** A stored picture: the site's own, or an upload of the user. */
export async function makeImage(tx: Connection, tenantId: number, userId: number | null = null): Promise<number> {
  const n = next()
  const [row] = await insert(
    tx,
    'image',
    {
      tenantId,
      fullKey: `t${tenantId}/${n}.jpg`,
      thumbKey: `t${tenantId}/${n}.thumb.webp`,
      thumbWxMpKey: `t${tenantId}/${n}.wx.jpg`,
      width: 800,
      height: 600,
      userId,
      createdAt: new Date(),
    },
    { returning: ['id'] },
  )
  return row?.id ?? 0
}

/** A product with a picture and its variants; 128.00 and 100 pieces unless said. */
export async function makeProduct(
  tx: Connection,
  tenantId: number,
  options: ProductOptions = {},
): Promise<MadeProduct> {
  const { variants = [{}], price = 12800, ctype = 'shop.product', ...rest } = options
  const name = rest.name ?? `Product ${next()}`
  const mainImageId = await makeImage(tx, tenantId)
  const values = {
    tenantId,
    ctype,
    tags: [],
    createdAt: new Date(),
    ...rest,
    name,
    price,
    mainImageId,
  }
  const [row] = await insert(tx, 'product', values, { returning: ['id'] })
  if (!row) throw new Error('no product')
  const ids: number[] = []
  for (const [position, one] of variants.entries()) {
    const inventory = one.inventory === undefined ? 100 : one.inventory
    const promotionPrice = one.promotionPrice === undefined ? (rest.promotionPrice ?? null) : one.promotionPrice
    const [v] = await insert(
      tx,
      'variant',
      { tenantId, productId: row.id, attributes: [], price, position, ...one, promotionPrice, inventory },
      { returning: ['id'] },
    )
    ids.push(v?.id ?? 0)
  }
  return { id: row.id, name, variants: ids }
}
