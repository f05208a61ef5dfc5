import { type Counting, countings } from '@storefront/contract/domain/checkout/shipping-template'
import { planProducts, productOfRow } from '@storefront/contract/domain/spreadsheet/product'
import { productCells } from '@storefront/contract/domain/spreadsheet/product-cells'
import {
  COST_COLUMNS,
  type PresentProduct,
  type ProductSheetState,
  type ProductStep,
  productColumnsOfSheet,
  type SheetProduct,
} from '@storefront/contract/domain/spreadsheet/product-sheet'
import { type Translations, translationsText } from '@storefront/contract/domain/content/translation'
import { textCells, textColumns, withTexts } from '@storefront/contract/domain/spreadsheet/product-texts'
import { isBlank } from '@storefront/contract/domain/text/invisible'
import { comparisonKey } from '@storefront/contract/domain/text/tidy'
import type { ProductDraft, StudioProductDetail } from '@storefront/contract/entities/studio/product'
import { parseDateTime } from '@storefront/contract/domain/date-time'
import { namedZoneMoment, namedZoneTime } from '@storefront/contract/domain/named-zone'
import type { Language } from '@storefront/contract/language'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions, studioPermissions } from '@storefront/contract/permissions'
import { type Connection, joinTransaction } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { StaffCtx } from '../../../core/context.types'
import { languages, translate } from '../../../core/i18n'
import { amount, amountOrNull } from '../../../lib/amount'
import { PICTURE_COLUMNS, PICTURE_JSON, pictureOf, type PictureRow } from '../../../lib/picture'
import { createProduct, replaceProduct } from '../product/save'
import { idsIn, type SheetKind, type SheetReader } from './kind'
import { requestPictures } from './pictures'

interface ProductRow {
  id: number
  version: number
  name: string
  abstract: string
  description: string
  ctype: PresentProduct['ctype']
  category_id: number | null
  category: string | null
  tags: string[]
  is_active: boolean
  price_marked: number | null
  max_per_user: number | null
  on_sale_at: string | null
  off_sale_at: string | null
  shipping_template_id: number | null
  shipping_template: string | null
  seo_title: string
  seo_description: string
  translations: Translations
  variants: {
    id: number
    attributes: PresentProduct['variants'][number]['attributes']
    price: number
    promotion_price: number | null
    sku: string
    weight: number | null
    cost: number | null
  }[]
  pictures: (PictureRow & { id: number })[]
}

// A product without a gallery has the picture of its card, as where it is edited.
const PRODUCTS = `select p.id, p.version, p.name, p.abstract, p.description, p.ctype, p.category_id, c.name as category, p.tags, p.is_active, p.price_marked,
    p.max_per_user, p.on_sale_at, p.off_sale_at, p.shipping_template_id, s.name as shipping_template, p.seo_title, p.seo_description, p.translations,
    (select coalesce(json_agg(json_build_object('id', v.id, 'attributes', v.attributes, 'price', v.price, 'promotion_price', v.promotion_price,
        'sku', v.sku, 'weight', v.weight, 'cost', v.cost) order by v.position, v.id), '[]')
      from variant v where v.tenant_id = $1 and v.product_id = p.id and v.is_active) as variants,
    (select coalesce(json_agg(${PICTURE_JSON} order by im.id = p.main_image_id desc nulls last, g.position), '[]') from image im
      left join product_image g on g.tenant_id = $1 and g.product_id = p.id and g.image_id = im.id
      where im.tenant_id = $1 and (im.id = p.main_image_id or g.image_id is not null)) as pictures
  from product p left join category c on c.tenant_id = $1 and c.id = p.category_id
    left join shipping_template s on s.tenant_id = $1 and s.id = p.shipping_template_id
  where p.tenant_id = $1 and p.archived_at is null and ($2::bigint[] is null or p.id = any($2)) and p.id > $4 order by p.id limit $3`
const CATEGORIES = 'select id, name from category where tenant_id = $1'
const TEMPLATES = 'select id, name, counting from shipping_template where tenant_id = $1'
const PICTURES = `select im.id, ${PICTURE_COLUMNS} from image im where tenant_id = $1
  and exists (select 1 from product_image g where g.tenant_id = $1 and g.image_id = im.id)`

interface State extends ProductSheetState {
  /** The data of a product that a file does not hold, by the product's id. */
  readonly rest: ReadonlyMap<
    number,
    Pick<
      ProductRow,
      'description' | 'category_id' | 'category' | 'shipping_template_id' | 'shipping_template' | 'translations'
    >
  >
}

/** Returns the languages that a site offers beside its main one. */
const otherLanguages = ({ config, language }: SheetReader['tenant']): Language[] =>
  config.languages.filter((other) => other !== language)

/** Words of other shops' exports for yes and no. */
const FOREIGN_WORDS = {
  yes: ['上架', '已上架', '在售', '出售中', '销售中', 'y', 'on', '√', '✓'],
  no: ['下架', '已下架', '未上架', '停售', '仓库中', 'n', 'off', '×'],
}

const wordsOf = (name: 'yes' | 'no', ctx: SheetReader): string[] => {
  const own = translate(ctx.language, `spreadsheet.words.${name}`)
  const others = languages.map((language) => translate(language, `spreadsheet.words.${name}`).toLowerCase())
  const constants = name === 'yes' ? ['true', '1'] : ['false', '0']
  return [own, own.toLowerCase(), ...others, ...constants, ...FOREIGN_WORDS[name]]
}

/**
 * Reads products with what a file of them is compared with.
 * @param rows of the file; null reads all
 * @param after the product behind which it begins
 */
export async function readProducts(
  ctx: SheetReader,
  tx: Connection,
  rows: Parameters<SheetKind<State, ProductStep>['readState']>[2],
  limit: number,
  after = 0,
): Promise<State> {
  const key = [ctx.tenant.id]
  const products = await tx.rows<ProductRow>(PRODUCTS, [...key, idsIn(ctx, rows, 'product'), limit, after])
  const categoryRows = await tx.rows<{ id: number; name: string }>(CATEGORIES, key)
  const categories = byName(categoryRows, ({ id }) => id)
  const templateRows = await tx.rows<{ id: number; name: string; counting: Counting }>(TEMPLATES, key)
  const templates = byName(templateRows, ({ id, counting }) => ({ id, needsWeight: countings[counting].needsWeight }))
  const canReadCost = hasPermission(ctx.perms, studioPermissions.readCost)
  const addressOf = (picture: PictureRow) => pictureOf(ctx.ports.storage, picture)?.full ?? ''
  const namesPictures = rows === null || rows.some(({ cells }) => !isBlank(cells.pictures ?? ''))
  const images = [
    ...(namesPictures ? await tx.rows<PictureRow & { id: number }>(PICTURES, key) : []),
    ...products.flatMap(({ pictures }) => pictures),
  ]
  const present = products.map(
    ({
      variants,
      pictures,
      translations,
      description: _,
      category_id: __,
      shipping_template_id: ___,
      ...row
    }): PresentProduct => ({
      ...row,
      texts: textCells(translations, otherLanguages(ctx.tenant)),
      price_marked: amountOrNull(ctx, row.price_marked),
      on_sale_at: localOf(ctx, row.on_sale_at),
      off_sale_at: localOf(ctx, row.off_sale_at),
      pictures: pictures.map(addressOf),
      variants: variants.map((variant) => ({
        ...variant,
        price: amount(ctx, variant.price),
        promotion_price: amountOrNull(ctx, variant.promotion_price),
        cost: canReadCost ? amountOrNull(ctx, variant.cost) : null,
        // A sale between the preview and the import is no change of the product.
        inventory: null,
      })),
    }),
  )
  return {
    products: new Map(present.map((product) => [product.id, product])),
    categories,
    templates,
    pictures: new Map(images.map((image) => [addressOf(image), image.id])),
    exponent: ctx.tenant.currency.exponent,
    language: ctx.tenant.language,
    otherLanguages: otherLanguages(ctx.tenant),
    words: { yes: wordsOf('yes', ctx), no: wordsOf('no', ctx) },
    rest: new Map(
      products.map(
        ({ id, description, category_id, category, shipping_template_id, shipping_template, translations }) => [
          id,
          { description, category_id, category, shipping_template_id, shipping_template, translations },
        ],
      ),
    ),
  }
}

/** Returns what rows of a name stand for, by the `comparisonKey` of their names. */
function byName<Row extends { name: string }, Value>(
  rows: readonly Row[],
  entryOf: (row: Row) => Value,
): Map<string, Value[]> {
  const map = new Map<string, Value[]>()
  for (const row of rows) map.set(comparisonKey(row.name), [...(map.get(comparisonKey(row.name)) ?? []), entryOf(row)])
  return map
}

/** Returns a moment as the local time of the site that a file has; '' for none. */
function localOf({ tenant }: SheetReader, moment: string | null): string {
  const local = moment === null ? null : namedZoneTime(tenant.timeZone, new Date(moment).getTime())
  return local ? `${local.date} ${local.time}` : ''
}

/** Returns the moment of a local time; undefined, which leaves it as it is, for the present one. */
function momentOf({ tenant }: StaffCtx, local: string, present: string | undefined): string | null | undefined {
  if (local === present) return undefined
  const clock = local === '' ? null : parseDateTime(local, 'YYYY-MM-DD HH:mm')
  return clock === null ? null : new Date(namedZoneMoment(tenant.timeZone, clock)).toISOString()
}

/** Returns a product of a file as the call that saves one takes it. */
function draftOf(
  ctx: StaffCtx,
  { category, shipping_template, pictures, texts, on_sale_at, off_sale_at, ...product }: SheetProduct,
  id: number | null,
  state: State,
): ProductDraft {
  const present = id === null ? undefined : state.products.get(id)
  const onSaleAt = momentOf(ctx, on_sale_at, present?.on_sale_at)
  const offSaleAt = momentOf(ctx, off_sale_at, present?.off_sale_at)
  const rest = id === null ? undefined : state.rest.get(id)
  // Of several of one name the product's own is known.
  const idOf = (
    name: string | null,
    own: string | null | undefined,
    ownId: number | null | undefined,
    first: number | undefined,
  ) => (name === null ? null : ((name === own ? ownId : first) ?? null))
  const categoryId = idOf(
    category,
    rest?.category,
    rest?.category_id,
    state.categories.get(comparisonKey(category ?? ''))?.[0],
  )
  const templateId = idOf(
    shipping_template,
    rest?.shipping_template,
    rest?.shipping_template_id,
    state.templates.get(comparisonKey(shipping_template ?? ''))?.[0]?.id,
  )
  return {
    ...product,
    ...(onSaleAt !== undefined && { on_sale_at: onSaleAt }),
    ...(offSaleAt !== undefined && { off_sale_at: offSaleAt }),
    description: rest?.description ?? '',
    category: categoryId,
    shipping_template: templateId,
    translations: translationsText('product', withTexts(rest?.translations ?? {}, texts)),
    tags: [...product.tags],
    images: pictures.flatMap((url) => state.pictures.get(url) ?? []),
    variants: product.variants.map((variant) => ({ ...variant, attributes: [...variant.attributes] })),
  }
}

/** Creates a product, or saves it as of a version; `before` is null for a new one. */
async function writeProduct(
  ctx: StaffCtx,
  draft: ProductDraft,
  id: number | null,
  version: number | null,
): Promise<{ before: StudioProductDetail | null; after: StudioProductDetail } | Failure> {
  if (id !== null && version !== null) return replaceProduct(ctx, id, { ...draft, version })
  const after = await createProduct(ctx, draft)
  return after instanceof Failure ? after : { before: null, after }
}

/** Returns a product as the call that saves one takes it. */
const draftOfDetail = ({
  id: _,
  version: __,
  archived_at: ___,
  pictures: ____,
  film: _____,
  ...draft
}: StudioProductDetail): ProductDraft => draft

/** Products, a row for each variant. */
export const productSheet: SheetKind<State, ProductStep> = {
  columns: productColumnsOfSheet,
  permission: permissions.changeProduct,
  columnsFor: ({ perms, tenant }) => [
    ...productColumnsOfSheet.filter(
      (column) => hasPermission(perms, studioPermissions.readCost) || !COST_COLUMNS.includes(column),
    ),
    ...textColumns(otherLanguages(tenant)),
  ],
  readState: readProducts,
  write: (_, state) => [...state.products.values()].flatMap((product) => productCells(product, state)),
  plan: (_, rows, state) => planProducts(rows, state),
  itemOf: ({ tenant }, row, last) => productOfRow(row, last, tenant.language),
  rowOf: ({ rows }) => rows[0] ?? 0,
  async apply(outerCtx, tx, { rows, id, version, product }, state, planId) {
    const ctx = { ...outerCtx, db: joinTransaction(tx) }
    const result = await writeProduct(ctx, draftOf(ctx, product, id, state), id, version)
    if (result instanceof Failure)
      return result.name === 'editConflict' || result.name === 'notFound' ? fail('sheetStale') : result
    const { before, after } = result
    const missingPictures = product.pictures.filter((url) => !state.pictures.has(url))
    await requestPictures(ctx, tx, { planId, productId: after.id, row: rows[0] ?? null }, missingPictures)
    return {
      productId: after.id,
      before: before && draftOfDetail(before),
      baseVersion: before?.version ?? null,
      version: after.version,
      variantId: null,
      change: null,
    }
  },
}
