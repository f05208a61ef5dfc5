import { productTypes } from '../catalog/product-kinds'
import { priceProblem } from '../catalog/price-rules'
import { parseDateTime } from '../date-time'
import { utcDate } from '../dayjs'
import { fromDecimal } from '../money'
import { comparisonKey, tidyLine } from '../text/tidy'
import type { CellReader } from './cell-reader'
import {
  OPTIONS,
  type ProductColumn,
  type ProductSheetState,
  type SheetProduct,
  type SheetVariant,
} from './product-sheet'
import { readTexts } from './product-texts'

const [NAME_MAX, ABSTRACT_MAX, TAG_MAX, TAGS_MAX, OPTION_MAX, VALUE_MAX, SKU_MAX, PICTURES_MAX, ADDRESS_MAX] = [
  120, 300, 30, 20, 30, 50, 64, 9, 500,
]
const [STOCK_MAX, LIMIT_MAX, GRAMS_MAX] = [1_000_000, 1_000_000, 1_000_000]
/** Forms of a time, the first is written; a day alone is its beginning. */
const TIME_FORMS = ['-', '/'].flatMap((separator) =>
  [`YYYY${separator}MM${separator}DD`, `YYYY${separator}M${separator}D`].flatMap((day) => [
    ...[`${day} HH:mm`, `${day} H:mm`, `${day} HH:mm:ss`, day],
  ]),
)

const linesOf = (text: string): string[] => [...new Set(text.split(/\r\n?|\n/).map(tidyLine))].filter(Boolean)

/** Returns the lines of a cell; those that are there already stay as they are written. */
function readLines(cells: CellReader, column: ProductColumn, present: readonly string[]): readonly string[] {
  const isSame = linesOf(cells.raw(column)).join('\n') === linesOf(present.join('\n')).join('\n')
  const text = isSame ? undefined : cells.text(column, { isMultiline: true })
  return text === undefined ? present : linesOf(text)
}

/** Returns an amount as a decimal string; null for none. */
function readAmount(cells: CellReader, column: ProductColumn, present: string | null, exponent: number): string | null {
  const value = cells.decimal(column)
  if (value === undefined) return present
  if (value === null) return null
  const minor = fromDecimal(value, exponent)
  if (minor === null || minor < 0) cells.refuse(column, 'wrongType')
  // `12.5` and `12.50` are the same amount.
  return minor !== null && present !== null && minor === fromDecimal(present, exponent) ? present : value
}

/** Returns a local time of the site as it is written; '' for none. */
function readTime(cells: CellReader, column: ProductColumn, present: string): string {
  const text = cells.text(column)
  if (text === undefined || text === '' || text === present) return text ?? present
  const at = TIME_FORMS.map((form) => parseDateTime(text, form)).find((one) => one !== null)
  if (typeof at === 'number') return utcDate(at).format(TIME_FORMS[0])
  cells.refuse(column, 'wrongType')
  return present
}

/** Returns a whole number from 1 to `max`; null for none. An empty cell changes nothing. */
function readCount(cells: CellReader, column: ProductColumn, present: number | null, max: number): number | null {
  const text = cells.text(column)
  const value = text === undefined ? present : (cells.integer(column) ?? null)
  if (value !== present && value !== null && (value < 1 || value > max)) cells.refuse(column, 'wrongType')
  return value
}

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/?#]+\S*$/i.test(text)

function readPictures(
  cells: CellReader,
  present: readonly string[],
  siteUrls: ReadonlyMap<string, number>,
): readonly string[] {
  const pictures = readLines(cells, 'pictures', present)
  if (pictures === present) return present
  if (pictures.length > PICTURES_MAX) cells.refuse('pictures', 'tooMany', PICTURES_MAX)
  // Others than the site's own are fetched from the web.
  if (pictures.some((url) => !present.includes(url) && !siteUrls.has(url) && !isWebAddress(url)))
    cells.refuse('pictures', 'badAddress')
  if (pictures.some((url) => url.length > ADDRESS_MAX)) cells.refuse('pictures', 'tooLong', ADDRESS_MAX)
  return pictures
}

function readTags(cells: CellReader, present: readonly string[]): readonly string[] {
  const tags = readLines(cells, 'tags', present)
  if (tags === present) return present
  if (tags.length > TAGS_MAX) cells.refuse('tags', 'tooMany', TAGS_MAX)
  if (tags.some((tag) => [...tag].length > TAG_MAX)) cells.refuse('tags', 'tooLong', TAG_MAX)
  return tags
}

/** Reads the values of a product itself; values that the cells do not name stay as they are. */
export function readProduct(
  cells: CellReader,
  present: SheetProduct,
  state: ProductSheetState,
): Omit<SheetProduct, 'variants'> {
  const { categories, templates, pictures, exponent, words } = state
  const category = cells.words('category', present.category ?? '', { max: NAME_MAX })
  // Of several categories of one name only the product's own is known.
  if (category !== '' && category !== present.category && categories.get(comparisonKey(category))?.length !== 1)
    cells.refuse('category', 'notOffered')
  const template = cells.words('shipping_template', present.shipping_template ?? '', { max: NAME_MAX })
  if (template !== '' && template !== present.shipping_template && templates.get(comparisonKey(template))?.length !== 1)
    cells.refuse('shipping_template', 'notOffered')
  const typeText = cells.text('ctype') || present.ctype
  const ctype = productTypes.find((type) => type === comparisonKey(typeText))
  if (!ctype) cells.refuse('ctype', 'notOffered')
  const active = comparisonKey(cells.text('is_active') ?? '')
  const isActive = words.yes.includes(active)
  if (active && !isActive && !words.no.includes(active)) cells.refuse('is_active', 'notOffered')
  const onSaleAt = readTime(cells, 'on_sale_at', present.on_sale_at)
  const offSaleAt = readTime(cells, 'off_sale_at', present.off_sale_at)
  // Written from the largest unit to the smallest, they compare as texts.
  const isSameSale = onSaleAt === present.on_sale_at && offSaleAt === present.off_sale_at
  if (!isSameSale && onSaleAt !== '' && offSaleAt !== '' && offSaleAt <= onSaleAt)
    cells.refuse('off_sale_at', 'beforeStart')
  return {
    name: cells.words('name', present.name, { max: NAME_MAX, isRequired: true }),
    category: category === '' ? null : category,
    abstract: cells.words('abstract', present.abstract, { max: ABSTRACT_MAX, isMultiline: true }),
    ctype: ctype ?? present.ctype,
    tags: readTags(cells, present.tags),
    is_active: active ? isActive : present.is_active,
    price_marked: readAmount(cells, 'price_marked', present.price_marked, exponent),
    max_per_user: readCount(cells, 'max_per_user', present.max_per_user, LIMIT_MAX),
    on_sale_at: onSaleAt,
    off_sale_at: offSaleAt,
    shipping_template: template === '' ? null : template,
    seo_title: cells.words('seo_title', present.seo_title, { max: NAME_MAX }),
    seo_description: cells.words('seo_description', present.seo_description, { max: ABSTRACT_MAX }),
    texts: readTexts(cells, present.texts, state.otherLanguages),
    pictures: readPictures(cells, present.pictures, pictures),
  }
}

function readAttributes(cells: CellReader, present: SheetVariant['attributes']): SheetVariant['attributes'] {
  return OPTIONS.flatMap((n) => {
    const { name: presentName = '', value: presentValue = '' } = present[n - 1] ?? {}
    const name = cells.words(`option${n}`, presentName, { max: OPTION_MAX })
    const value = cells.words(`value${n}`, presentValue, { max: VALUE_MAX })
    if ((name === '') !== (value === '')) cells.refuse(name === '' ? `option${n}` : `value${n}`, 'required')
    return name === '' ? [] : [{ name, value }]
  })
}

/** Reads the values of a variant; values that the cells do not name stay as they are. */
export function readVariant(cells: CellReader, present: SheetVariant, exponent: number): SheetVariant {
  const isNew = present.id === null
  const inventory = isNew ? (cells.integer('inventory') ?? null) : present.inventory
  if (isNew && inventory !== null && (inventory < 0 || inventory > STOCK_MAX)) cells.refuse('inventory', 'wrongType')
  const price = readAmount(cells, 'price', present.price || null, exponent) ?? ''
  if (price === '') cells.refuse('price', 'required')
  const promotion = readAmount(cells, 'promotion_price', present.promotion_price, exponent)
  const [minor, promotionMinor] = [
    fromDecimal(price, exponent),
    promotion === null ? null : fromDecimal(promotion, exponent),
  ]
  const isSame = price === present.price && promotion === present.promotion_price
  const problem = minor === null || isSame ? null : priceProblem(minor, promotionMinor)
  if (problem === 'tooBig') cells.refuse('price', 'wrongType')
  else if (problem) cells.refuse('promotion_price', problem)
  return {
    id: present.id,
    attributes: readAttributes(cells, present.attributes),
    price,
    promotion_price: promotion,
    sku: cells.words('sku', present.sku, { max: SKU_MAX }),
    weight: readCount(cells, 'weight', present.weight, GRAMS_MAX),
    cost: readAmount(cells, 'cost', present.cost, exponent),
    inventory,
  }
}
