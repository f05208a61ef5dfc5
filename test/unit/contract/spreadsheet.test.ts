import { planCoupons } from '@storefront/contract/domain/spreadsheet/coupon'
import { type PresentProduct, type ProductSheetState, planProducts, productCells, productColumnsOfSheet } from '@storefront/contract/domain/spreadsheet/product'
import { countActions, escapeCell, type SheetRow, unescapeCell } from '@storefront/contract/domain/spreadsheet/sheet'
import { planStock, type StockVariant, stockCells } from '@storefront/contract/domain/spreadsheet/stock'
import * as fc from 'fast-check'

const words = { yes: ['是', 'yes', 'true'], no: ['否', 'no', 'false'] }
const stateOf = (...products: PresentProduct[]): ProductSheetState => ({
  products: new Map(products.map((product) => [product.id, product])),
  categories: new Map([
    ['茶器', [1]],
    ['重名', [2, 3]],
  ]),
  pictures: new Map([['/media/b.jpg', 9]]),
  exponent: 2,
  words,
})
const rowsOf = (...cells: Record<string, string>[]): SheetRow[] => cells.map((row, n) => ({ row: n + 2, cells: row }))
const cup: PresentProduct = {
  ...{ id: 7, version: 3, name: '青釉杯', category: '茶器', abstract: '手作', ctype: 'shop.product', tags: ['新'], is_active: true, price_marked: null },
  pictures: ['/media/a.jpg'],
  variants: [
    { id: 71, attributes: [{ name: '颜色', value: '青' }], price: '12.50', promotion_price: null, sku: 'A', inventory: 4 },
    { id: 72, attributes: [{ name: '颜色', value: '白' }], price: '13.00', promotion_price: '11.00', sku: '', inventory: null },
  ],
}

const line = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '')
const amount = fc.integer({ min: 0, max: 9_999_999 }).map((minor) => (minor / 100).toFixed(2))
const product: fc.Arbitrary<PresentProduct> = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  version: fc.nat(99),
  name: line,
  category: fc.constantFrom(null, '茶器', '重名'),
  abstract: fc.string({ maxLength: 30 }),
  ctype: fc.constantFrom('shop.product' as const, 'shop.eticket' as const),
  tags: fc.uniqueArray(line, { maxLength: 4 }),
  is_active: fc.boolean(),
  price_marked: fc.option(amount),
  pictures: fc.uniqueArray(fc.webUrl(), { maxLength: 3 }),
  variants: fc
    .uniqueArray(fc.tuple(line, amount, fc.option(amount), fc.string({ maxLength: 9 })), { minLength: 1, maxLength: 4, selector: ([value]) => value })
    .map((rows) =>
      rows.map(([value, price, promotion_price, sku], n) => ({
        id: n + 1,
        attributes: [{ name: '颜色', value }],
        price,
        promotion_price,
        sku,
        inventory: null,
      })),
    ),
})
const products = fc.uniqueArray(product, { minLength: 1, maxLength: 5, selector: ({ id }) => id })
const sheetOf = (list: readonly PresentProduct[]) => rowsOf(...list.flatMap((one) => productCells(one, { words })))

describe('a file of products', () => {
  test('changes nothing when it comes back as it was exported, and when it lacks columns', () => {
    fc.assert(
      fc.property(products, fc.subarray([...productColumnsOfSheet].filter((column) => column !== 'product' && column !== 'variant')), (list, columns) => {
        const whole = planProducts(sheetOf(list), stateOf(...list))
        expect([whole.steps, countActions(whole.rows).unchanged]).toEqual([[], whole.rows.length])
        const some = sheetOf(list).map(({ row, cells }) => ({
          row,
          cells: Object.fromEntries(['product', 'variant', ...columns].map((column) => [column, cells[column] ?? ''])),
        }))
        expect(planProducts(some, stateOf(...list)).steps).toEqual([])
      }),
    )
  })

  test('creates a product of the rows that follow each other under one name', () => {
    const row = { name: '竹茶则', option1: '长度', price: '9.9' }
    const plan = planProducts(rowsOf({ ...row, value1: '短' }, { ...row, name: '', value1: '长', price: '12' }), stateOf(cup))
    expect(plan.rows.map(({ action }) => action)).toEqual(['create', 'create'])
    expect(plan.steps).toMatchObject([
      { id: null, rows: [2, 3], product: { name: '竹茶则', ctype: 'shop.product', variants: [{ price: '9.9' }, { price: '12' }] } },
    ])
  })

  test('names the fields that a row changes, and leaves variants that it lacks', () => {
    const plan = planProducts(rowsOf({ product: '7', variant: '71', price: '12.5', promotion_price: '10', abstract: '' }), stateOf(cup))
    expect(plan.rows[0]).toMatchObject({
      action: 'update',
      changes: [
        { column: 'abstract', before: '手作', after: '' },
        { column: 'promotion_price', before: '', after: '10' },
      ],
    })
    expect(plan.steps[0]).toMatchObject({ id: 7, version: 3, product: { variants: [{ id: 71, price: '12.50', promotion_price: '10' }, { id: 72 }] } })
  })

  test.each([
    ['an unknown product', { product: '8', variant: '71' }, 'product', 'notOffered'],
    ['a variant of another product', { product: '7', variant: '99' }, 'variant', 'notOffered'],
    ['a category of two meanings', { product: '7', variant: '71', category: '重名' }, 'category', 'notOffered'],
    ['a price with too many decimals', { product: '7', variant: '71', price: '1.234' }, 'price', 'wrongType'],
    ['a name that is taken away', { product: '7', variant: '71', name: ' ' }, 'name', 'required'],
    ['an option without a value', { product: '7', variant: '71', option1: '颜色', value1: '' }, 'value1', 'required'],
    ['a picture that is not of the site', { product: '7', variant: '71', pictures: 'file:///etc/passwd' }, 'pictures', 'badAddress'],
    ['a word that is neither yes nor no', { product: '7', variant: '71', is_active: '也许' }, 'is_active', 'notOffered'],
  ])('refuses %s and has no step for it', (_, cells, column, reason) => {
    const plan = planProducts(rowsOf(cells), stateOf(cup))
    expect(plan.steps).toEqual([])
    expect(plan.rows[0]?.action).toBe('error')
    expect(plan.rows[0]?.problems).toContainEqual(expect.objectContaining({ column, reason }))
  })

  test('counts an emoji as one character', () => {
    const problemsOf = (cells: Record<string, string>) => planProducts(rowsOf({ product: '7', variant: '71', ...cells }), stateOf(cup)).rows[0]?.problems
    expect(problemsOf({ name: '😀'.repeat(120), tags: '😀'.repeat(30) })).toEqual([])
    expect(problemsOf({ name: '😀'.repeat(121), tags: '😀'.repeat(31) })).toMatchObject([{ reason: 'tooLong' }, { reason: 'tooLong' }])
  })

  test('skips the other rows of a product that has an error', () => {
    const plan = planProducts(rowsOf({ product: '7', variant: '71', price: 'x' }, { product: '7', variant: '72', price: '1' }), stateOf(cup))
    expect(plan.rows.map(({ action }) => action)).toEqual(['error', 'skip'])
  })
})

describe('a file of stock', () => {
  const variant: StockVariant = { id: 5, product: 7, product_name: '青釉杯', options: '青', sku: 'A', inventory: 4 }
  const variants = new Map([
    [5, variant],
    [6, { ...variant, id: 6, inventory: null }],
  ])
  const plan = (...cells: Record<string, string>[]) => planStock(rowsOf(...cells), variants, { standardReason: '表格导入' })

  test('changes nothing when it comes back as it was exported', () => {
    const { rows, steps } = plan(...[...variants.values()].map(stockCells))
    expect([steps, rows.map(({ action }) => action)]).toEqual([[], ['unchanged', 'unchanged']])
  })

  test('adds differences, also of two rows for one variant, and never goes below zero', () => {
    const { rows, steps } = plan({ variant: '5', change: '-3' }, { variant: '5', change: '-2' }, { variant: '5', change: '+6', reason: '到货' })
    expect(rows.map(({ action }) => action)).toEqual(['update', 'error', 'update'])
    expect(rows[1]?.problems).toEqual([{ column: 'change', reason: 'tooSmall', n: -1, value: '-2' }])
    expect(steps.map(({ change, reason }) => [change, reason])).toEqual([
      [-3, '表格导入'],
      [6, '到货'],
    ])
  })

  test('refuses pieces of an unlimited variant, an unknown variant and a row without one', () => {
    const { rows } = plan({ variant: '6', change: '1' }, { variant: '9', change: '1' }, { change: '1' })
    expect(rows.map(({ problems }) => problems.map(({ column, reason }) => [column, reason]))).toEqual([
      [['change', 'notOffered']],
      [['variant', 'notOffered']],
      [['variant', 'required']],
    ])
  })
})

describe('a file of coupon codes', () => {
  const state = {
    issued: new Map([['ABC', { code: 'ABC', coupon: 'spring', coupon_name: '春日', mobile: '13800000001', status: 'used' }]]),
    received: new Map<string, number>(),
    coupons: new Map([['spring', { id: 3, left: 1, max: null, title: '春日' }]]),
    users: new Map([['13800000001', 11]]),
  }
  const plan = (...cells: Record<string, string>[]) => planCoupons(rowsOf(...cells), state)

  test('leaves the codes that are there and gives the rows without one, as far as there are any left', () => {
    const { rows, steps } = plan(
      { code: 'ABC', coupon: 'spring', mobile: '1' },
      { coupon: 'spring', mobile: '13800000001' },
      { coupon: 'spring', mobile: '13800000001' },
    )
    expect(rows.map(({ action }) => action)).toEqual(['unchanged', 'create', 'error'])
    expect(steps).toEqual([{ row: 3, coupon: 3, user: 11 }])
  })

  test('refuses an unknown code, coupon and user', () => {
    const { rows } = plan({ code: 'X' }, { coupon: 'no', mobile: '123' }, { coupon: 'spring', mobile: '13800000009' })
    expect(rows.map(({ problems }) => problems.map(({ column }) => column))).toEqual([['code'], ['coupon', 'mobile'], ['mobile']])
  })
})

test('a text that a program would take for a formula is escaped and comes back the same', () => {
  expect(['=1+1', '+1', '-1', '@x', "'=1", '普通'].map(escapeCell)).toEqual(["'=1+1", "'+1", "'-1", "'@x", "''=1", '普通'])
  fc.assert(fc.property(fc.string(), (text) => expect(unescapeCell(escapeCell(text))).toBe(text)))
  fc.assert(fc.property(fc.string(), (text) => expect(escapeCell(text)).not.toMatch(/^[=+\-@\t\r]/)))
})
