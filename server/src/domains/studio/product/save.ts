import { isSent } from '@storefront/contract/domain/catalog/product-kinds'
import { NO_TRANSLATIONS, parseTranslations, translationsText } from '@storefront/contract/domain/content/translation'
import { type Counting, countings } from '@storefront/contract/domain/checkout/shipping-template'
import { fromDecimal } from '@storefront/contract/domain/money'
import { comparisonKey } from '@storefront/contract/domain/text/tidy'
import type { ProductDraft, ProductRevision, StudioProductDetail } from '@storefront/contract/entities/studio/product'
import { hasPermission } from '@storefront/contract/has-permission'
import { studioPermissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import { fail, Failure } from '../../../core/failure'
import { priceFailure } from '../../shared/price-failure'
import { newForeignHost } from '../../shared/foreign-pictures'
import { translationsFailure } from '../../shared/translations'
import { searchKeys } from '../../../lib/search-keys'
import { areShopImages, SHOP_IMAGE } from '../../shared/shop-images'
import type { StaffCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { scheduleRestockNotice } from '../../catalog/back-in-stock/restock'
import { schedulePriceNotice } from '../../catalog/saved-product/price'
import { writeAuditEntry } from '../audit/record'
import { productIn } from './detail'
import { writeStockChange } from './stock'

/** A draft with what it left out as it was; its costs alone may be missing, which then stay. */
type WholeDraft = Omit<StudioProductDetail, 'id' | 'version' | 'archived_at' | 'pictures' | 'film'>
type WholeVariant = WholeDraft['variants'][number]

const newProduct = {
  max_per_user: null,
  on_sale_at: null,
  off_sale_at: null,
  video: null,
  shipping_template: null,
  seo_title: '',
  seo_description: '',
  translations: NO_TRANSLATIONS,
} as const
const newVariant = { image: null, weight: null } as const

/** Completes a draft by the product that it replaces; null for a new one. */
function completeDraft(draft: ProductDraft, before: WholeDraft | null): WholeDraft {
  const { max_per_user, on_sale_at, off_sale_at, video, shipping_template, seo_title, seo_description, translations } =
    before ?? newProduct
  return {
    ...{ max_per_user, on_sale_at, off_sale_at, video, shipping_template, seo_title, seo_description, translations },
    ...draft,
    variants: draft.variants.map((variant) => {
      const { image, weight } = before?.variants.find(({ id }) => id === variant.id && id !== null) ?? newVariant
      return { image, weight, ...variant }
    }),
  }
}

interface Prices {
  price: number
  promotion: number | null
}

/** A draft's amounts in minor units. */
interface PricedDraft {
  markedPrice: number | null
  /** `cost` is undefined where it stays. */
  variants: (Prices & { draft: WholeVariant; cost: number | null | undefined })[]
}

/** Whether the variants are no table: other names of attributes, or two rows whose values are the same to a reader. */
function hasUnevenVariants(variants: readonly WholeVariant[]): boolean {
  const namesOf = ({ attributes }: WholeVariant) => JSON.stringify(attributes.map(({ name }) => comparisonKey(name)))
  const values = variants.map(({ attributes }) => JSON.stringify(attributes.map(({ value }) => comparisonKey(value))))
  const names = variants[0]?.attributes.map(({ name }) => comparisonKey(name)) ?? []
  return (
    new Set(variants.map(namesOf)).size > 1 ||
    new Set(values).size < values.length ||
    new Set(names).size < names.length
  )
}

function parsePrices(ctx: StaffCtx, draft: WholeDraft): PricedDraft | Failure {
  const parse = (text: string | null) =>
    text === null ? null : (fromDecimal(text, ctx.tenant.currency.exponent) ?? -1)
  const markedPrice = parse(draft.price_marked)
  const canWriteCost = hasPermission(ctx.perms, studioPermissions.readCost)
  const variants = draft.variants.map((variant) => ({
    draft: variant,
    cost: canWriteCost && variant.cost !== undefined ? parse(variant.cost) : undefined,
    price: parse(variant.price) ?? -1,
    promotion: parse(variant.promotion_price),
  }))
  const isWrong = (minor: number | null) => minor !== null && minor < 0
  for (const [at, { price, promotion }] of variants.entries()) {
    const failure = priceFailure(ctx, `variants.${at}`, price, promotion)
    if (failure) return failure
  }
  return isWrong(markedPrice) ||
    variants.some(({ price, promotion, cost = null }) => isWrong(price) || isWrong(promotion) || isWrong(cost))
    ? fail('priceWrong')
    : { markedPrice, variants }
}

const FILM = `select 1 from image im where im.tenant_id = $1 and im.id = $2 and im.kind = 'video' and im.deleted_at is null and ${SHOP_IMAGE}`
const TEMPLATE = 'select counting from shipping_template where tenant_id = $1 and id = $2'

/** A product names a template of the site; one that counts weight asks every variant for its weight. */
async function checkTemplate(ctx: StaffCtx, tx: Connection, draft: WholeDraft): Promise<Failure | null> {
  if (draft.shipping_template === null) return null
  const [template] = await tx.rows<{ counting: Counting }>(TEMPLATE, [ctx.tenant.id, draft.shipping_template])
  if (!template) return badPart('shipping_template', 'notOffered', {}, ctx.language)
  if (!isSent(draft.ctype) || !countings[template.counting].needsWeight) return null
  const names = draft.variants.flatMap(({ weight, attributes }) =>
    weight === null ? [attributes.map(({ value }) => value).join(' / ') || draft.name] : [],
  )
  return names.length > 0
    ? badPart('shipping_template', 'weightMissing', { names: names.join('、') }, ctx.language)
    : null
}

const CATEGORY = 'select 1 from category where tenant_id = $1 and id = $2'

/**
 * Checks that the references of a draft belong to this site.
 * @param before the product that it replaces; null for none
 */
async function checkReferences(
  ctx: StaffCtx,
  tx: Connection,
  draft: WholeDraft,
  before: WholeDraft | null,
): Promise<Failure | null> {
  const wrong = (field: string) => badPart(field, 'notOffered', {}, ctx.language)
  if (hasUnevenVariants(draft.variants)) return wrong('variants')
  const host = newForeignHost(ctx, draft.description, before?.description ?? '')
  if (host !== null) return badPart('description', 'foreignPicture', { host }, ctx.language)
  const untranslatable = translationsFailure(ctx, 'product', 'translations', draft.translations, before?.translations)
  if (untranslatable) return untranslatable
  if (new Set(draft.images).size < draft.images.length) return wrong('images')
  if (!(await areShopImages(tx, ctx.tenant.id, draft.images))) return wrong('images')
  const ownPictures = draft.variants.flatMap(({ image }) => image ?? [])
  if (!(await areShopImages(tx, ctx.tenant.id, ownPictures))) return wrong('variants')
  const isNewFilm = draft.video !== null && draft.video !== before?.video
  if (isNewFilm && (await tx.rows(FILM, [ctx.tenant.id, draft.video])).length === 0) return wrong('video')
  const { on_sale_at: start, off_sale_at: end } = draft
  if (start !== null && end !== null && new Date(end) <= new Date(start))
    return badPart('off_sale_at', 'beforeStart', {}, ctx.language)
  if (draft.category !== null && (await tx.rows(CATEGORY, [ctx.tenant.id, draft.category])).length === 0)
    return wrong('category')
  return checkTemplate(ctx, tx, draft)
}

const INSERT_VARIANT = `insert into variant (tenant_id, product_id, attributes, price, promotion_price, sku, position, image_id, weight, cost, inventory)
  values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, $9, $10, $11) returning id`
const UPDATE_VARIANT = `update variant set attributes = $4::jsonb, price = $5, promotion_price = $6, sku = $7, position = $8, image_id = $9, weight = $10,
    cost = case when $11 then $12::bigint else cost end, is_active = true
  where tenant_id = $1 and product_id = $2 and id = $3 returning 1`
const DROP_VARIANTS =
  'update variant set is_active = false where tenant_id = $1 and product_id = $2 and is_active and id <> all($3::bigint[])'

/** Writes the variants of a draft in their order; those that it leaves out are taken off sale. */
async function writeVariants(
  ctx: StaffCtx,
  tx: Connection,
  productId: number,
  { variants }: PricedDraft,
): Promise<Failure | null> {
  const key = [ctx.tenant.id, productId]
  await tx.rows(DROP_VARIANTS, [...key, variants.flatMap(({ draft }) => draft.id ?? [])])
  for (const [position, { draft, price, promotion, cost }] of variants.entries()) {
    const attributes = JSON.stringify(draft.attributes)
    if (draft.id !== null) {
      const values = [attributes, price, promotion, draft.sku, position, draft.image, draft.weight]
      const costs = [cost !== undefined, cost ?? null]
      const rows = await tx.rows(UPDATE_VARIANT, [...key, draft.id, ...values, ...costs])
      if (rows.length === 0) return badPart('variants', 'notOffered', {}, ctx.language)
      continue
    }
    const [row] = await tx.rows<{ id: number }>(INSERT_VARIANT, [
      ...key,
      attributes,
      price,
      promotion,
      draft.sku,
      position,
      draft.image,
      draft.weight,
      cost ?? null,
      draft.inventory,
    ])
    if (row && draft.inventory)
      await writeStockChange(ctx, tx, {
        productId,
        variantId: row.id,
        change: draft.inventory,
        inventory: draft.inventory,
        reason: '',
      })
  }
  return null
}

async function writePictures(
  ctx: StaffCtx,
  tx: Connection,
  productId: number,
  images: readonly number[],
): Promise<void> {
  await tx.rows('delete from product_image where tenant_id = $1 and product_id = $2', [ctx.tenant.id, productId])
  const row = { tenantId: ctx.tenant.id, productId }
  await insert(
    tx,
    'product_image',
    images.map((imageId, position) => ({ ...row, position, imageId })),
  )
}

/** The columns that a draft decides, from $3 on. */
const valuesOf = (draft: WholeDraft, { markedPrice, variants }: PricedDraft) => {
  const promotions = variants.flatMap(({ promotion }) => promotion ?? [])
  const { name, abstract, description, ctype, category, tags, is_active, images } = draft
  const cards = [
    Math.min(...variants.map(({ price }) => price)),
    promotions.length > 0 ? Math.min(...promotions) : null,
  ]
  return [
    name,
    abstract,
    description,
    ctype,
    category,
    tags,
    is_active,
    markedPrice,
    ...cards,
    images[0] ?? null,
    searchKeys(name),
    draft.max_per_user,
    draft.on_sale_at,
    draft.off_sale_at,
    draft.video,
    draft.seo_title.trim(),
    draft.seo_description.trim(),
    draft.shipping_template,
    translationsText('product', parseTranslations('product', draft.translations)),
  ]
}

const INSERT = `insert into product (tenant_id, created_at, name, abstract, description, ctype, category_id, tags, is_active, price_marked, price, promotion_price, main_image_id, search_keys,
    max_per_user, on_sale_at, off_sale_at, video_id, seo_title, seo_description, shipping_template_id, translations)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22::jsonb) returning id`
// The version decides in the statement itself: of two saves of one version, one writes.
const UPDATE = `update product set name = $3, abstract = $4, description = $5, ctype = $6, category_id = $7, tags = $8, is_active = $9, price_marked = $10,
    price = $11, promotion_price = $12, main_image_id = $13, search_keys = $14, max_per_user = $15,
    on_sale_at = $16, off_sale_at = $17, video_id = $18, seo_title = $19, seo_description = $20, shipping_template_id = $21, translations = $22::jsonb, version = version + 1
  where tenant_id = $1 and id = $2 and version = $23 and archived_at is null returning 1`

async function writeParts(
  ctx: StaffCtx,
  tx: Connection,
  id: number,
  draft: WholeDraft,
  prices: PricedDraft,
): Promise<StudioProductDetail | Failure> {
  const failure = await writeVariants(ctx, tx, id, prices)
  if (failure) return failure
  await writePictures(ctx, tx, id, draft.images)
  return productIn(ctx, tx, id)
}

/** Creates a product. */
export function createProduct(ctx: StaffCtx, input: ProductDraft): Promise<StudioProductDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const draft = completeDraft(input, null)
    const prices = parsePrices(ctx, draft)
    if (prices instanceof Failure) return prices
    const failure = await checkReferences(ctx, tx, draft, null)
    if (failure) return failure
    const [row] = await tx.rows<{ id: number }>(INSERT, [ctx.tenant.id, ctx.now, ...valuesOf(draft, prices)])
    if (!row) throw new Error('a product without an id')
    const result = await writeParts(ctx, tx, row.id, draft, prices)
    if (!(result instanceof Failure))
      await writeAuditEntry(ctx, tx, { action: 'create', kind: 'product', item: row.id, after: loggedFields(result) })
    return result
  })
}

/** Saves a product that nobody has saved since its version was read. */
export async function saveProduct(
  ctx: StaffCtx,
  id: number,
  revision: ProductRevision,
): Promise<StudioProductDetail | Failure> {
  const result = await replaceProduct(ctx, id, revision)
  return result instanceof Failure ? result : result.after
}

/** Saves a product like `saveProduct`, and returns it before and after. */
export function replaceProduct(
  ctx: StaffCtx,
  id: number,
  { version, ...edits }: ProductRevision,
): Promise<{ before: StudioProductDetail; after: StudioProductDetail } | Failure> {
  return ctx.db.tx(async (tx) => {
    const before = await productIn(ctx, tx, id)
    if (before instanceof Failure) return before
    if (before.archived_at !== null) return fail('notFound')
    const draft = completeDraft(edits, before)
    const prices = parsePrices(ctx, draft)
    if (prices instanceof Failure) return prices
    const failure = await checkReferences(ctx, tx, draft, before)
    if (failure) return failure
    const rows = await tx.rows(UPDATE, [ctx.tenant.id, id, ...valuesOf(draft, prices), version])
    if (rows.length === 0) return fail('editConflict')
    const result = await writeParts(ctx, tx, id, draft, prices)
    if (result instanceof Failure) return result
    await scheduleRestockNotice(ctx, tx, [id])
    await schedulePriceNotice(ctx, tx, [id])
    await writeAuditEntry(ctx, tx, {
      action: 'update',
      kind: 'product',
      item: id,
      before: loggedFields(before),
      after: loggedFields(result),
    })
    return { before, after: result }
  })
}

/** Returns the fields that the log compares, without addresses of files, because their ids identify them. */
const loggedFields = ({ pictures: _, film: __, ...fields }: StudioProductDetail) => fields
