import { lastOf } from '../last-of'
import { productTypes } from '../../entities/catalog/product'
import { fromDecimal } from '../money'
import { CellReader, type CellChange, type RowPlan, type SheetPlan, type SheetRow } from './sheet'

const OPTIONS = [1, 2, 3] as const
/** What a product has once; read from the first of its rows. */
const productColumns = ['name', 'category', 'abstract', 'ctype', 'tags', 'is_active', 'price_marked', 'pictures'] as const
/** What each variant has. `inventory` is that of a new variant: what is there changes by the file of stock. */
const variantColumns = [...OPTIONS.flatMap((n) => [`option${n}`, `value${n}`] as const), 'price', 'promotion_price', 'sku', 'inventory'] as const

/** Columns of the file of products: a row for each variant, those of one product one after the other. */
export const productColumnsOfSheet = ['product', 'variant', ...productColumns, ...variantColumns] as const
type Column = (typeof productColumnsOfSheet)[number]

type ProductType = (typeof productTypes)[number]

export interface SheetVariant {
  /** Null for a new one. */
  readonly id: number | null
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  readonly price: string
  readonly promotion_price: string | null
  readonly sku: string
  readonly inventory: number | null
}

export interface SheetProduct {
  readonly name: string
  /** The category's name; null without one. */
  readonly category: string | null
  readonly abstract: string
  readonly ctype: ProductType
  readonly tags: readonly string[]
  readonly is_active: boolean
  readonly price_marked: string | null
  /** Addresses, the first is shown on cards. */
  readonly pictures: readonly string[]
  readonly variants: readonly SheetVariant[]
}

/** A product as the site has it. */
export interface PresentProduct extends SheetProduct {
  readonly id: number
  readonly version: number
}

export interface ProductSheetState {
  readonly products: ReadonlyMap<number, PresentProduct>
  /** Ids of the categories of a name; more than one where they are called the same. */
  readonly categories: ReadonlyMap<string, readonly number[]>
  /** Ids of the site's pictures by their addresses. */
  readonly pictures: ReadonlyMap<string, number>
  /** Decimals of the currency. */
  readonly exponent: number
  /** Words of a cell for yes and no, the first of each is written. */
  readonly words: { readonly yes: readonly string[]; readonly no: readonly string[] }
}

/** Creates a product, or saves it as of a version. */
export interface ProductStep {
  readonly rows: readonly number[]
  readonly id: number | null
  readonly version: number | null
  readonly product: SheetProduct
}

const [NAME_MAX, ABSTRACT_MAX, TAG_MAX, TAGS_MAX, OPTION_MAX, VALUE_MAX, SKU_MAX, VARIANTS_MAX, PICTURES_MAX, ADDRESS_MAX] = [
  120, 300, 30, 20, 30, 50, 64, 200, 9, 500,
]
const STOCK_MAX = 1_000_000
const linesOf = (text: string): string[] => [...new Set(text.split(/\r\n?|\n/).map((line) => line.trim()))].filter(Boolean)

/** The lines of a cell; those that are there already stay as they are written. */
function readLines(cells: CellReader, column: Column, present: readonly string[]): readonly string[] {
  const text = cells.text(column)
  if (text === undefined) return present
  const lines = linesOf(text)
  return lines.join('\n') === linesOf(present.join('\n')).join('\n') ? present : lines
}

/** The cells of a product: one row for each of its variants, what it has once in the first. */
export function productCells({ id, ...product }: PresentProduct, { words }: Pick<ProductSheetState, 'words'>): Record<Column, string>[] {
  const once = {
    name: product.name,
    category: product.category ?? '',
    abstract: product.abstract,
    ctype: product.ctype,
    tags: product.tags.join('\n'),
    is_active: (product.is_active ? words.yes : words.no)[0] ?? '',
    price_marked: product.price_marked ?? '',
    pictures: product.pictures.join('\n'),
  }
  const empty = Object.fromEntries(productColumns.map((column) => [column, ''])) as typeof once
  return product.variants.map((variant, n) => {
    const options = OPTIONS.flatMap((place) => {
      const { name = '', value = '' } = variant.attributes[place - 1] ?? {}
      return [[`option${place}`, name] as const, [`value${place}`, value] as const]
    })
    const own = { price: variant.price, promotion_price: variant.promotion_price ?? '', sku: variant.sku, inventory: '' }
    return { product: String(id), variant: String(variant.id ?? ''), ...(n === 0 ? once : empty), ...Object.fromEntries(options), ...own } as Record<
      Column,
      string
    >
  })
}

const newProduct: SheetProduct = {
  ...{ name: '', category: null, abstract: '', ctype: 'shop.product', tags: [], is_active: false, price_marked: null, pictures: [] },
  variants: [],
}
const newVariant: SheetVariant = { id: null, attributes: [], price: '', promotion_price: null, sku: '', inventory: null }

/** An amount as the site writes it; null for an empty cell that may be empty. */
function readAmount(cells: CellReader, column: Column, present: string | null, exponent: number, isRequired = false): string | null {
  const text = cells.text(column)?.trim()
  if (text === undefined) {
    if (isRequired && !present) cells.refuse(column, 'required')
    return present
  }
  if (text === '') {
    if (isRequired) cells.refuse(column, 'required')
    return null
  }
  const minor = fromDecimal(text, exponent)
  const before = present === null ? null : fromDecimal(present, exponent)
  if (minor === null || minor < 0) cells.refuse(column, 'wrongType')
  // `12.5` and `12.50` are the same amount.
  return minor !== null && minor === before ? present : text
}

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/?#]+\S*$/i.test(text)

function readProduct(
  cells: CellReader,
  present: SheetProduct,
  { categories, pictures: knownPictures, exponent, words }: ProductSheetState,
): Omit<SheetProduct, 'variants'> {
  const name = cells.words('name', present.name, { max: NAME_MAX, isRequired: true })
  const category = cells.words('category', present.category ?? '', { max: NAME_MAX })
  // Of several categories of one name only the product's own is known.
  if (category !== '' && category !== present.category && categories.get(category)?.length !== 1) cells.refuse('category', 'notOffered')
  const abstract = cells.words('abstract', present.abstract, { max: ABSTRACT_MAX })
  const typeText = cells.text('ctype')?.trim() || present.ctype
  const ctype = productTypes.find((type) => type === typeText)
  if (!ctype) cells.refuse('ctype', 'notOffered')
  const tags = readLines(cells, 'tags', present.tags)
  if (tags.length > TAGS_MAX) cells.refuse('tags', 'tooMany', TAGS_MAX)
  if (tags !== present.tags && tags.some((tag) => [...tag].length > TAG_MAX)) cells.refuse('tags', 'tooLong', TAG_MAX)
  const active = cells.text('is_active')?.trim().toLowerCase()
  const isActive = words.yes.includes(active ?? '')
  if (active && !isActive && !words.no.includes(active)) cells.refuse('is_active', 'notOffered')
  const pictures = readLines(cells, 'pictures', present.pictures)
  if (pictures.length > PICTURES_MAX) cells.refuse('pictures', 'tooMany', PICTURES_MAX)
  // Others than the site's own are fetched from the web.
  if (pictures.some((url) => !present.pictures.includes(url) && !knownPictures.has(url) && !isWebAddress(url))) cells.refuse('pictures', 'badAddress')
  if (pictures.some((url) => url.length > ADDRESS_MAX)) cells.refuse('pictures', 'tooLong', ADDRESS_MAX)
  return {
    ...{ name, abstract, tags, pictures, category: category === '' ? null : category, ctype: ctype ?? present.ctype },
    is_active: active ? isActive : present.is_active,
    price_marked: readAmount(cells, 'price_marked', present.price_marked, exponent),
  }
}

/** The options of a variant; those of columns that the file lacks stay. */
function readAttributes(cells: CellReader, present: SheetVariant['attributes']): SheetVariant['attributes'] {
  return OPTIONS.flatMap((n) => {
    const { name: presentName = '', value: presentValue = '' } = present[n - 1] ?? {}
    const name = cells.words(`option${n}`, presentName, { max: OPTION_MAX })
    const value = cells.words(`value${n}`, presentValue, { max: VALUE_MAX })
    if ((name === '') !== (value === '')) cells.refuse(name === '' ? `option${n}` : `value${n}`, 'required')
    return name === '' ? [] : [{ name, value }]
  })
}

function readVariant(cells: CellReader, present: SheetVariant, exponent: number): SheetVariant {
  const inventory = present.id === null ? (cells.integer('inventory') ?? null) : present.inventory
  if (inventory !== null && present.id === null && (inventory < 0 || inventory > STOCK_MAX)) cells.refuse('inventory', 'wrongType')
  return {
    id: present.id,
    attributes: readAttributes(cells, present.attributes),
    price: readAmount(cells, 'price', present.price, exponent, true) ?? '',
    promotion_price: readAmount(cells, 'promotion_price', present.promotion_price, exponent),
    sku: cells.words('sku', present.sku, { max: SKU_MAX }),
    inventory,
  }
}

/** Rows of one product: those of one id, and new ones that follow each other under one name. */
function groupRows(rows: readonly SheetRow[]): SheetRow[][] {
  const groups: SheetRow[][] = []
  let last = ''
  for (const row of rows) {
    const id = row.cells.product?.trim() ?? ''
    const name = row.cells.name?.trim() ?? ''
    const isSame = groups.length > 0 && (id === '' ? last === `new ${name}` || (last.startsWith('new ') && name === '') : last === id)
    if (isSame) lastOf(groups)?.push(row)
    else groups.push([row])
    if (!isSame) last = id === '' ? `new ${name}` : id
  }
  return groups
}

const cellText = (value: unknown): string =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'object' ? Object.values(one as object).join(':') : String(one))).join('\n') : String(value ?? '')

/** What differs between two states, by column. @param words of yes and no */
function changesOf<T extends object>(before: T, after: T, names: readonly (keyof T & string)[], { yes, no }: ProductSheetState['words']): CellChange[] {
  const textOf = (value: unknown) => (typeof value === 'boolean' ? ((value ? yes : no)[0] ?? '') : cellText(value))
  return names.flatMap((name) => {
    const [one, other] = [textOf(before[name]), textOf(after[name])]
    return one === other ? [] : [{ column: name === 'attributes' ? 'option1' : name, before: one, after: other }]
  })
}

/** Whether the variants are a table: the same names of options, and no two with the same values. */
function hasUnevenOptions(variants: readonly SheetVariant[]): boolean {
  const names = variants.map(({ attributes }) => JSON.stringify(attributes.map(({ name }) => name)))
  const values = variants.map(({ attributes }) => JSON.stringify(attributes.map(({ value }) => value)))
  return (
    new Set(names).size > 1 ||
    new Set(values).size < values.length ||
    variants.some(({ attributes }) => new Set(attributes.map(({ name }) => name)).size < attributes.length)
  )
}

interface ReadRow {
  readonly cells: CellReader
  readonly before: SheetVariant
  readonly after: SheetVariant
}

function readVariants(readers: readonly CellReader[], present: PresentProduct | undefined, exponent: number): ReadRow[] {
  const ids = new Set<number>()
  return readers.map((cells) => {
    const id = cells.integer('variant') ?? null
    // A product of one variant is known by the product alone.
    const only = cells.text('variant') === undefined && present?.variants.length === 1 && readers.length === 1 ? present.variants[0] : undefined
    const before = only ?? present?.variants.find((variant) => variant.id === id)
    if (id !== null && (!before || ids.has(id))) cells.refuse('variant', before ? 'taken' : 'notOffered')
    if (id !== null) ids.add(id)
    return { cells, before: before ?? newVariant, after: readVariant(cells, before ?? newVariant, exponent) }
  })
}

/** What the rows of one product come to; it has one step, or none where a row has an error. */
function planProduct(rows: readonly SheetRow[], state: ProductSheetState, ids: Set<number>): { rows: RowPlan[]; step: ProductStep | null } {
  const readers = rows.map((row) => new CellReader(row))
  const [first] = readers
  if (!first) return { rows: [], step: null }
  const id = first.integer('product') ?? null
  const present = id === null ? undefined : state.products.get(id)
  if (id !== null && (!present || ids.has(id))) first.refuse('product', present ? 'taken' : 'notOffered')
  if (id !== null) ids.add(id)
  const before = present ?? newProduct
  const once = readProduct(first, before, state)
  for (const cells of readers.slice(1))
    for (const column of productColumns) if (cells.text(column)?.trim() && cells.text(column) !== first.text(column)) cells.refuse(column, 'taken')
  const variants = readVariants(readers, present, state.exponent)
  const presentVariants = before.variants.map((variant) => variants.find(({ before: own }) => own === variant)?.after ?? variant)
  const product: SheetProduct = { ...once, variants: [...presentVariants, ...variants.filter(({ before: own }) => own.id === null).map(({ after }) => after)] }
  if (product.variants.length > VARIANTS_MAX) first.refuse('variant', 'tooMany', VARIANTS_MAX)
  if (hasUnevenOptions(product.variants)) first.refuse('option1', 'taken')
  const hasErrors = readers.some(({ problems }) => problems.length > 0)
  const plans = variants.map(({ cells, before: own, after }, n): RowPlan => {
    const changes = [
      ...(n === 0 ? changesOf(before, product, productColumns, state.words) : []),
      ...changesOf(own, after, ['attributes', 'price', 'promotion_price', 'sku', ...(own.id === null ? (['inventory'] as const) : [])], state.words),
    ]
    const isNew = present === undefined || own.id === null
    const action = cells.problems.length > 0 ? 'error' : hasErrors ? 'skip' : isNew ? 'create' : changes.length > 0 ? 'update' : 'unchanged'
    return { row: cells.row.row, action, title: [product.name, ...after.attributes.map(({ value }) => value)].join(' '), changes, problems: cells.problems }
  })
  const isChanged = plans.some(({ action }) => action === 'create' || action === 'update')
  return { rows: plans, step: isChanged && !hasErrors ? { rows: rows.map(({ row }) => row), id, version: present?.version ?? null, product } : null }
}

/** What a file of products comes to. A column that the file lacks changes nothing, a variant that it lacks stays. */
export function planProducts(rows: readonly SheetRow[], state: ProductSheetState): SheetPlan<ProductStep> {
  const isEmpty = ({ cells }: SheetRow) => Object.values(cells).every((text) => text.trim() === '')
  const emptyRows = rows.filter(isEmpty).map(({ row }): RowPlan => ({ row, action: 'skip', title: '', changes: [], problems: [] }))
  const ids = new Set<number>()
  const groups = groupRows(rows.filter((row) => !isEmpty(row))).map((group) => planProduct(group, state, ids))
  return {
    rows: [...emptyRows, ...groups.flatMap((group) => group.rows)].sort((one, other) => one.row - other.row),
    steps: groups.flatMap(({ step }) => step ?? []),
  }
}
