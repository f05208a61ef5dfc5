import type { Language } from '../../language'
import { isSent } from '../catalog/product-kinds'
import { comparisonKey } from '../text/tidy'
import { CellReader, readInteger } from './cell-reader'
import { readProduct, readVariant } from './product-reader'
import {
  type PresentProduct,
  type ProductSheetState,
  type ProductStep,
  productColumns,
  type SheetProduct,
  type SheetVariant,
  variantColumns,
} from './product-sheet'
import { textColumns } from './product-texts'
import {
  type CellChange,
  isEmptyRow,
  type RowAction,
  type RowPlan,
  type SheetPlan,
  type SheetRow,
  skippedRow,
} from './sheet'

const VARIANTS_MAX = 200

const newProduct: SheetProduct = {
  ...{
    name: '',
    category: null,
    abstract: '',
    ctype: 'shop.product',
    tags: [],
    is_active: false,
    price_marked: null,
    max_per_user: null,
    on_sale_at: '',
    off_sale_at: '',
    shipping_template: null,
    seo_title: '',
    seo_description: '',
    texts: {},
    pictures: [],
  },
  variants: [],
}
const newVariant: SheetVariant = {
  id: null,
  attributes: [],
  price: '',
  promotion_price: null,
  sku: '',
  weight: null,
  cost: null,
  inventory: null,
}

/**
 * Returns the product that a row belongs to: those of one id are one product, wherever they stand, and so are new ones of
 * one name. A row with neither belongs to the new product above it.
 * @param last the product of the row above
 */
export function productOfRow({ cells }: SheetRow, last: string, language: Language): string {
  const id = comparisonKey(cells.product ?? '')
  const name = comparisonKey(cells.name ?? '')
  if (id !== '') return `id ${readInteger(id, language) ?? id}`
  return name !== '' || !last.startsWith('new ') ? `new ${name}` : last
}

/** Returns rows of one product. A part of a file names the product of each row, because the row above may be missing. */
function groupRows(rows: readonly SheetRow[], { language }: ProductSheetState): SheetRow[][] {
  const groups = new Map<string, SheetRow[]>()
  let last = ''
  for (const row of rows) {
    last = row.group ?? productOfRow(row, last, language)
    const group = groups.get(last)
    if (group) group.push(row)
    else groups.set(last, [row])
  }
  return [...groups.values()]
}

const cellText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((one) => (typeof one === 'object' ? Object.values(one as object).join(':') : String(one))).join('\n')
    : String(value ?? '')

/** Returns the differences between two states, by column. @param words of yes and no */
function changesOf<T extends object>(
  before: T,
  after: T,
  names: readonly (keyof T & string)[],
  { yes, no }: ProductSheetState['words'],
): CellChange[] {
  const textOf = (value: unknown) => (typeof value === 'boolean' ? ((value ? yes : no)[0] ?? '') : cellText(value))
  return names.flatMap((name) => {
    const [one, other] = [textOf(before[name]), textOf(after[name])]
    return one === other ? [] : [{ column: name === 'attributes' ? 'option1' : name, before: one, after: other }]
  })
}

/** Whether the variants are no table: other names of options, or two with the same values. */
function hasUnevenOptions(variants: readonly SheetVariant[]): boolean {
  const keys = (part: 'name' | 'value') =>
    variants.map(({ attributes }) => JSON.stringify(attributes.map((one) => comparisonKey(one[part]))))
  const hasTwins = ({ attributes }: SheetVariant) =>
    new Set(attributes.map(({ name }) => comparisonKey(name))).size < attributes.length
  return new Set(keys('name')).size > 1 || new Set(keys('value')).size < variants.length || variants.some(hasTwins)
}

interface ReadVariant {
  readonly rows: readonly SheetRow[]
  readonly cells: CellReader
  readonly before: SheetVariant
  readonly after: SheetVariant
}

/** Returns the variants that rows name; each row without an id is a new one. */
function readVariants(
  rows: readonly SheetRow[],
  present: PresentProduct | undefined,
  { language, exponent }: ProductSheetState,
): ReadVariant[] {
  const whole = new CellReader(rows, language)
  // A product of one variant is known by the product alone.
  const only = !whole.has('variant') && present?.variants.length === 1 ? present.variants[0] : undefined
  const groups = new Map<string, SheetRow[]>()
  for (const row of rows) {
    const id = comparisonKey(row.cells.variant ?? '')
    const key = only ? 'only' : id === '' ? `new ${row.row}` : `id ${readInteger(id, language) ?? id}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((own) => {
    const cells = new CellReader(own, language)
    const id = cells.integer('variant') ?? null
    const before = only ?? present?.variants.find((variant) => variant.id === id)
    if (id !== null && !before) cells.refuse('variant', 'notOffered')
    cells.refuseDifferences(variantColumns)
    return { rows: own, cells, before: before ?? newVariant, after: readVariant(cells, before ?? newVariant, exponent) }
  })
}

/** Returns the variants of a product after the import: those that the file lacks stay. */
function mergeVariants(before: readonly SheetVariant[], read: readonly ReadVariant[]): SheetVariant[] {
  const present = before.map((variant) => read.find((one) => one.before === variant)?.after ?? variant)
  return [...present, ...read.filter((one) => one.before.id === null).map(({ after }) => after)]
}

const sameOptions = (one: readonly SheetVariant[], other: readonly SheetVariant[]): boolean =>
  JSON.stringify(one.map(({ attributes }) => attributes)) === JSON.stringify(other.map(({ attributes }) => attributes))

/**
 * Refuses rows of variants without the weight that the product's new template counts. Variants that the file does not
 * name are checked when the product is saved.
 */
function refuseMissingWeights(
  { shipping_template: name, ctype }: SheetProduct,
  present: string | null,
  read: readonly ReadVariant[],
  { templates }: ProductSheetState,
): void {
  if (name === null || name === present || !isSent(ctype)) return
  if (!templates.get(comparisonKey(name))?.[0]?.needsWeight) return
  for (const { cells, after } of read) if (after.weight === null) cells.refuse('weight', 'required')
}

/** Plans the rows of one product; the plan has one step, or none if a row has an error. */
function planProduct(
  rows: readonly SheetRow[],
  state: ProductSheetState,
): { rows: RowPlan[]; step: ProductStep | null } {
  const cells = new CellReader(rows, state.language)
  const id = cells.integer('product') ?? null
  const present = id === null ? undefined : state.products.get(id)
  if (id !== null && !present) cells.refuse('product', 'notOffered')
  const otherColumns = textColumns(state.otherLanguages)
  cells.refuseDifferences([...productColumns, ...otherColumns])
  const before = present ?? newProduct
  const once = readProduct(cells, before, state)
  const read = readVariants(rows, present, state)
  const product: SheetProduct = { ...once, variants: mergeVariants(before.variants, read) }
  if (product.variants.length > Math.max(VARIANTS_MAX, before.variants.length))
    cells.refuse('variant', 'tooMany', VARIANTS_MAX)
  if (!sameOptions(before.variants, product.variants) && hasUnevenOptions(product.variants))
    cells.refuse('option1', 'taken')
  refuseMissingWeights(product, before.shipping_template, read, state)
  const hasErrors = cells.hasProblems || read.some((one) => one.cells.hasProblems)
  const plans = rows.map((row): RowPlan => {
    const variant = read.find((one) => one.rows.includes(row))
    const problems = [...cells.problemsIn(row.row), ...(variant?.cells.problemsIn(row.row) ?? [])]
    const changes = [
      ...(row === rows[0]
        ? [
            ...changesOf(before, product, productColumns, state.words),
            ...changesOf(before.texts, product.texts, otherColumns, state.words),
          ]
        : []),
      ...(variant && row === variant.rows[0] ? variantChanges(variant, state) : []),
    ]
    const action = actionOf({ problems, hasErrors, changes, isNew: variant?.before.id === null })
    return {
      row: row.row,
      action,
      title: [product.name, ...(variant?.after.attributes ?? []).map(({ value }) => value)].join(' '),
      changes,
      problems,
    }
  })
  const isChanged = plans.some(({ action }) => action === 'create' || action === 'update')
  return {
    rows: plans,
    step:
      isChanged && !hasErrors
        ? { rows: rows.map(({ row }) => row), id, version: present?.version ?? null, product }
        : null,
  }
}

const variantChanges = ({ before, after }: ReadVariant, { words }: ProductSheetState): CellChange[] =>
  changesOf(
    before,
    after,
    [
      'attributes',
      'price',
      'promotion_price',
      'sku',
      'weight',
      'cost',
      ...(before.id === null ? (['inventory'] as const) : []),
    ],
    words,
  )

interface Outcome extends Pick<RowPlan, 'problems' | 'changes'> {
  readonly hasErrors: boolean
  readonly isNew: boolean
}

function actionOf({ problems, hasErrors, changes, isNew }: Outcome): RowAction {
  if (problems.length > 0) return 'error'
  if (hasErrors) return 'skip'
  if (isNew) return 'create'
  return changes.length > 0 ? 'update' : 'unchanged'
}

/**
 * Plans the import of a file of products. A missing column, an empty cell and a repeated row change nothing; a variant
 * that the file does not name stays.
 */
export function planProducts(rows: readonly SheetRow[], state: ProductSheetState): SheetPlan<ProductStep> {
  const emptyRows = rows.filter(isEmptyRow).map(({ row }) => skippedRow(row))
  const filledRows = rows.filter((row) => !isEmptyRow(row))
  const plans = groupRows(filledRows, state).map((group) => planProduct(group, state))
  return {
    rows: [...emptyRows, ...plans.flatMap((plan) => plan.rows)].sort((one, other) => one.row - other.row),
    steps: plans.flatMap(({ step }) => step ?? []),
  }
}
