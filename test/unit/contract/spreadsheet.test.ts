import { countries } from '@storefront/contract/domain/country/country'
import { planCoupons } from '@storefront/contract/domain/spreadsheet/coupon'
import { CLEAR_MARKS, escapeCell, isClearMark, unescapeCell } from '@storefront/contract/domain/spreadsheet/marks'
import { planProducts, productOfRow } from '@storefront/contract/domain/spreadsheet/product'
import { productCells } from '@storefront/contract/domain/spreadsheet/product-cells'
import {
  type PresentProduct,
  type ProductSheetState,
  productColumnsOfSheet,
} from '@storefront/contract/domain/spreadsheet/product-sheet'
import { textCells, textColumns, withTexts } from '@storefront/contract/domain/spreadsheet/product-texts'
import {
  countActions,
  isEmptying,
  isEmptyRow,
  type SheetPlan,
  type SheetRow,
} from '@storefront/contract/domain/spreadsheet/sheet'
import { planShipments, shipmentCells } from '@storefront/contract/domain/spreadsheet/shipment'
import { planStock, type StockVariant, stockCells, variantOfRow } from '@storefront/contract/domain/spreadsheet/stock'
import * as fc from 'fast-check'

const words = { yes: ['是', 'yes', 'true'], no: ['否', 'no', 'false'] }
const otherLanguages = ['en', 'id']
const stateOf = (...products: PresentProduct[]): ProductSheetState => ({
  products: new Map(products.map((product) => [product.id, product])),
  categories: new Map([
    ['茶器', [1]],
    ['重名', [2, 3]],
  ]),
  templates: new Map([
    ['大件', [{ id: 4, needsWeight: true }]],
    [
      '同名',
      [
        { id: 5, needsWeight: false },
        { id: 6, needsWeight: false },
      ],
    ],
  ]),
  pictures: new Map([['/media/b.jpg', 9]]),
  exponent: 2,
  language: 'zh-cn',
  otherLanguages,
  words,
})
const rowsOf = (...list: Record<string, string>[]): SheetRow[] =>
  list.map((cells, n) => ({
    row: n + 2,
    cells: Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, isClearMark(text) ? '' : text])),
    cleared: Object.keys(cells).filter((column) => isClearMark(cells[column] ?? '')),
  }))
const cup: PresentProduct = {
  ...{
    id: 7,
    version: 3,
    name: '青釉杯',
    category: '茶器',
    abstract: '手作',
    ctype: 'shop.product',
    tags: ['新'],
    is_active: true,
    price_marked: null,
    ...{
      max_per_user: null,
      on_sale_at: '',
      off_sale_at: '',
      shipping_template: null,
      seo_title: '',
      seo_description: '',
    },
  },
  texts: textCells({ en: { name: 'Celadon cup' } }, otherLanguages),
  pictures: ['/media/a.jpg'],
  variants: [
    {
      id: 71,
      attributes: [{ name: '颜色', value: '青' }],
      price: '12.50',
      promotion_price: null,
      sku: 'A',
      weight: 300,
      cost: '6.00',
      inventory: 4,
    },
    {
      id: 72,
      attributes: [{ name: '颜色', value: '白' }],
      price: '13.00',
      promotion_price: '11.00',
      sku: '',
      weight: null,
      cost: null,
      inventory: null,
    },
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
  max_per_user: fc.option(fc.integer({ min: 1, max: 99 })),
  on_sale_at: fc.constantFrom('', '2026-03-01 09:30'),
  off_sale_at: fc.constantFrom('', '2026-04-01 00:00'),
  shipping_template: fc.constantFrom(null, '大件', '同名'),
  seo_title: fc.string({ maxLength: 30 }),
  seo_description: fc.string({ maxLength: 30 }),
  texts: fc.record(
    Object.fromEntries(textColumns(otherLanguages).map((column) => [column, fc.string({ maxLength: 30 })])),
  ),
  pictures: fc.uniqueArray(fc.webUrl(), { maxLength: 3 }),
  variants: fc
    .uniqueArray(fc.tuple(line, amount, fc.option(amount), fc.string({ maxLength: 9 })), {
      minLength: 1,
      maxLength: 4,
      selector: ([value]) => value,
    })
    .map((rows) =>
      rows.map(([value, price, promotion_price, sku], n) => ({
        id: n + 1,
        attributes: [{ name: '颜色', value }],
        price,
        // A promotion is no higher than its price.
        promotion_price:
          promotion_price === null ? null : (Math.min(Number(promotion_price), Number(price)) / 2).toFixed(2),
        sku,
        weight: n === 0 ? null : n,
        cost: n === 0 ? null : price,
        inventory: null,
      })),
    ),
})
const products = fc.uniqueArray(product, { minLength: 1, maxLength: 5, selector: ({ id }) => id })
const sheetOf = (list: readonly PresentProduct[]) => rowsOf(...list.flatMap((one) => productCells(one, { words })))

describe('a file of products', () => {
  test('changes nothing when it comes back as it was exported, and when it lacks columns', () => {
    fc.assert(
      fc.property(
        products,
        fc.subarray(
          [...productColumnsOfSheet, ...textColumns(otherLanguages)].filter(
            (column) => column !== 'product' && column !== 'variant',
          ),
        ),
        (list, columns) => {
          const whole = planProducts(sheetOf(list), stateOf(...list))
          expect([whole.steps, countActions(whole.rows).unchanged]).toEqual([[], whole.rows.length])
          const some = sheetOf(list).map(({ row, cells }) => ({
            row,
            cells: Object.fromEntries(
              ['product', 'variant', ...columns].map((column) => [column, cells[column] ?? '']),
            ),
          }))
          expect(planProducts(some, stateOf(...list)).steps).toEqual([])
        },
      ),
    )
  })

  test('changes one text in another language, empties one by the mark and refuses one that is too long', () => {
    const plan = (cells: Record<string, string>) =>
      planProducts(rowsOf({ product: '7', variant: '71', ...cells }), stateOf(cup))
    expect(plan({ 'name:en': 'Tea cup', 'abstract:id': 'Buatan tangan' }).steps).toMatchObject([
      { product: { name: '青釉杯', texts: { 'name:en': 'Tea cup', 'abstract:id': 'Buatan tangan' } } },
    ])
    const emptied = plan({ 'name:en': CLEAR_MARKS.en ?? '' })
    expect(emptied.rows[0]?.changes).toEqual([{ column: 'name:en', before: 'Celadon cup', after: '' }])
    expect(plan({ 'name:en': 'x'.repeat(121) }).rows[0]?.problems).toMatchObject([
      { column: 'name:en', reason: 'tooLong', n: 120 },
    ])
  })

  test('leaves the translations that a file has no cells of', () => {
    const translations = {
      en: { name: 'Cup', description: '<p>Made by hand</p>', words: { 青: 'Celadon' } },
      fr: { name: 'Tasse' },
    }
    expect(withTexts(translations, { 'name:en': 'Tea cup', 'name:id': 'Cangkir' })).toEqual({
      ...translations,
      en: { ...translations.en, name: 'Tea cup' },
      id: { name: 'Cangkir' },
    })
  })

  test('creates a product of the rows that follow each other under one name', () => {
    const row = { name: '竹茶则', option1: '长度', price: '9.9' }
    const plan = planProducts(
      rowsOf({ ...row, value1: '短' }, { ...row, name: '', value1: '长', price: '12' }),
      stateOf(cup),
    )
    expect(plan.rows.map(({ action }) => action)).toEqual(['create', 'create'])
    expect(plan.steps).toMatchObject([
      {
        id: null,
        rows: [2, 3],
        product: { name: '竹茶则', ctype: 'shop.product', variants: [{ price: '9.9' }, { price: '12' }] },
      },
    ])
  })

  test('changes nothing by any subset, order and repetition of the rows that were exported', () => {
    const picks = fc.array(fc.nat(99), { maxLength: 12 })
    fc.assert(
      fc.property(products, picks, fc.constantFrom('zh-cn', 'en', 'id'), (list, places, language) => {
        const sheet = sheetOf(list)
        const rows = places.map((place, n) => ({ row: n + 2, cells: sheet[place % sheet.length]?.cells ?? {} }))
        const plan = planProducts(rows, { ...stateOf(...list), language })
        expect([plan.steps, countActions(plan.rows).unchanged]).toEqual([[], rows.length])
      }),
    )
  })

  test('changes the one cell that was edited, of any row and column, and keeps what the row leaves empty', () => {
    const edits = { price: '99999999.99', promotion_price: '0.00', sku: 'NEU' }
    fc.assert(
      fc.property(
        products,
        fc.nat(99),
        fc.constantFrom(...(['price', 'promotion_price', 'sku'] as const)),
        (list, place, column) => {
          const sheet = sheetOf(list)
          const cells = sheet[place % sheet.length]?.cells ?? {}
          const { steps, rows } = planProducts(rowsOf({ ...cells, [column]: edits[column] }), stateOf(...list))
          const before = list.find(({ id }) => String(id) === cells.product)
          if (!before) throw new Error('a row without its product')
          const variants = before.variants.map((variant) =>
            String(variant.id) === cells.variant ? { ...variant, [column]: edits[column] } : variant,
          )
          const { id, version, ...product } = before
          const isChanged = JSON.stringify(variants) !== JSON.stringify(before.variants)
          expect(steps).toEqual(isChanged ? [{ rows: [2], id, version, product: { ...product, variants } }] : [])
          expect(rows.flatMap(({ changes }) => changes).filter(isEmptying)).toEqual([])
        },
      ),
    )
  })

  test('changes the one field of the product that was edited, in any of its rows, and nothing else', () => {
    const edits = {
      name: ['改名', '改名'],
      category: ['茶器', '茶器'],
      abstract: ['第一行\n第二行', '第一行\n第二行'],
      tags: ['甲\n乙', ['甲', '乙']],
      is_active: ['否', false],
      price_marked: ['123456.7', '123456.7'],
      pictures: ['/media/b.jpg', ['/media/b.jpg']],
      ctype: ['shop.eticket', 'shop.eticket'],
    } as const
    fc.assert(
      fc.property(
        products,
        fc.nat(99),
        fc.constantFrom(...(Object.keys(edits) as (keyof typeof edits)[])),
        fc.boolean(),
        (list, place, column, isAlone) => {
          const sheet = sheetOf(list)
          const { row } = sheet[place % sheet.length] ?? { row: 0 }
          const cells = sheet.find((one) => one.row === row)?.cells ?? {}
          const before = list.find(({ id }) => String(id) === cells.product)
          if (!before) throw new Error('a row without its product')
          const [text, value] = edits[column]
          // Its other rows say nothing of the field, or what this one says.
          const file = sheet
            .filter((one) => !isAlone || one.row === row)
            .map((one) =>
              one.cells.product === cells.product
                ? { ...one, cells: { ...one.cells, [column]: one.row === row ? text : '' } }
                : one,
            )
          const { steps, rows } = planProducts(file, stateOf(...list))
          const { id, version, ...product } = before
          const after = { ...product, [column]: value }
          expect(steps.map((step) => ({ id: step.id, version: step.version, product: step.product }))).toEqual(
            JSON.stringify(after) === JSON.stringify(product) ? [] : [{ id, version, product: after }],
          )
          expect(rows.flatMap(({ changes }) => changes).filter(isEmptying)).toEqual([])
        },
      ),
    )
  })

  test('empties what holds the mark, in any language, width and case', () => {
    for (const mark of [...Object.values(CLEAR_MARKS), '［清空］', ' [CLEAR] ']) {
      const cells = { category: mark, abstract: mark, tags: mark, pictures: mark, promotion_price: mark }
      const { rows, steps } = planProducts(rowsOf({ product: '7', variant: '72', ...cells }), stateOf(cup))
      expect(rows[0]?.changes.filter(isEmptying)).toHaveLength(5)
      expect(steps[0]?.product).toMatchObject({
        category: null,
        abstract: '',
        tags: [],
        pictures: [],
        variants: [{ id: 71 }, { id: 72, promotion_price: null }],
      })
    }
  })

  test('takes rows of one product as one, wherever they stand', () => {
    const other = { product: '8', variant: '81' }
    const dish = { ...cup, id: 8, variants: [{ ...cup.variants[0], id: 81 }] } as PresentProduct
    const { steps } = planProducts(
      rowsOf({ product: '7', variant: '71', price: '1' }, other, { product: '7', variant: '72', price: '20' }),
      stateOf(cup, dish),
    )
    expect(steps).toMatchObject([{ id: 7, rows: [2, 4], product: { variants: [{ price: '1' }, { price: '20' }] } }])
    const row = { option1: '长度', price: '9' }
    const created = planProducts(
      rowsOf(
        { ...row, name: '竹', value1: '短' },
        { ...row, name: '铜', value1: '短' },
        { ...row, name: ' 竹　', value1: '长' },
      ),
      stateOf(),
    )
    expect(created.steps).toMatchObject([{ rows: [2, 4], product: { name: '竹' } }, { rows: [3] }])
  })

  test('refuses two rows of one variant that contradict each other', () => {
    const { rows, steps } = planProducts(
      rowsOf({ product: '7', variant: '71', price: '1' }, { product: '7', variant: '71', price: '2' }),
      stateOf(cup),
    )
    expect(steps).toEqual([])
    expect(rows[1]?.problems).toEqual([{ column: 'price', reason: 'differs', value: '2' }])
  })

  test('reads numbers in the way of the site, full-width digits and groups', () => {
    const priceIn = (price: string, language: string) =>
      planProducts(rowsOf({ product: '7', variant: '71', price }), { ...stateOf(cup), language }).steps[0]?.product
        .variants[0]?.price
    expect([priceIn('１，２００．５', 'zh-cn'), priceIn('1.200,5', 'id'), priceIn('¥ 88', 'en')]).toEqual([
      '1200.5',
      '1200.5',
      '88',
    ])
  })

  test('refuses a cell that its file has spoilt, and names why', () => {
    const cells = { product: '7', variant: '71', sku: '6.9E+12', name: '#N/A' }
    const plan = planProducts([{ row: 9, cells, faults: { sku: 'scientific', name: 'formulaError' } }], stateOf(cup))
    expect(plan.steps).toEqual([])
    expect(plan.rows[0]?.problems).toEqual([
      { column: 'name', reason: 'formulaError', value: '#N/A' },
      { column: 'sku', reason: 'scientific', value: '6.9E+12' },
    ])
  })

  test('names the fields that a row changes, and leaves variants that it lacks', () => {
    const plan = planProducts(
      rowsOf({ product: '7', variant: '71', price: '12.5', promotion_price: '10', abstract: '[清空]' }),
      stateOf(cup),
    )
    expect(plan.rows[0]).toMatchObject({
      action: 'update',
      changes: [
        { column: 'abstract', before: '手作', after: '' },
        { column: 'promotion_price', before: '', after: '10' },
      ],
    })
    expect(plan.steps[0]).toMatchObject({
      id: 7,
      version: 3,
      product: { variants: [{ id: 71, price: '12.50', promotion_price: '10' }, { id: 72 }] },
    })
  })

  test.each([
    ['an unknown product', { product: '8', variant: '71' }, 'product', 'notOffered'],
    ['a variant of another product', { product: '7', variant: '99' }, 'variant', 'notOffered'],
    ['a category of two meanings', { product: '7', variant: '71', category: '重名' }, 'category', 'notOffered'],
    [
      'a template of two meanings',
      { product: '7', variant: '71', shipping_template: '同名' },
      'shipping_template',
      'notOffered',
    ],
    [
      'a weight that the template counts',
      { product: '7', variant: '72', shipping_template: '大件' },
      'weight',
      'required',
    ],
    ['a price with too many decimals', { product: '7', variant: '71', price: '1.234' }, 'price', 'wrongType'],
    ['a name that is taken away', { product: '7', variant: '71', name: '[清空]' }, 'name', 'required'],
    ['an option without a value', { product: '7', variant: '71', option2: '尺寸', value2: '' }, 'value2', 'required'],
    [
      'a picture that is not of the site',
      { product: '7', variant: '71', pictures: 'file:///etc/passwd' },
      'pictures',
      'badAddress',
    ],
    [
      'a word that is neither yes nor no',
      { product: '7', variant: '71', is_active: '也许' },
      'is_active',
      'notOffered',
    ],
  ])('refuses %s and has no step for it', (_, cells, column, reason) => {
    const plan = planProducts(rowsOf(cells), stateOf(cup))
    expect(plan.steps).toEqual([])
    expect(plan.rows[0]?.action).toBe('error')
    expect(plan.rows[0]?.problems).toContainEqual(expect.objectContaining({ column, reason }))
  })

  test('takes a shipping template by its name, once the variants have the weight that it counts', () => {
    const cells = { product: '7', variant: '72', shipping_template: ' 大件 ', weight: '300' }
    const [step] = planProducts(rowsOf(cells), stateOf(cup)).steps
    expect(step?.product).toMatchObject({ shipping_template: '大件', variants: [{ id: 71 }, { id: 72, weight: 300 }] })
    const eticket: PresentProduct = { ...cup, ctype: 'shop.eticket' }
    expect(planProducts(rowsOf({ ...cells, weight: '' }), stateOf(eticket)).steps).toHaveLength(1)
  })

  test('counts an emoji as one character', () => {
    const problemsOf = (cells: Record<string, string>) =>
      planProducts(rowsOf({ product: '7', variant: '71', ...cells }), stateOf(cup)).rows[0]?.problems
    expect(problemsOf({ name: '😀'.repeat(120), tags: '😀'.repeat(30) })).toEqual([])
    expect(problemsOf({ name: '😀'.repeat(121), tags: '😀'.repeat(31) })).toMatchObject([
      { reason: 'tooLong' },
      { reason: 'tooLong' },
    ])
  })

  test('skips the other rows of a product that has an error', () => {
    const plan = planProducts(
      rowsOf({ product: '7', variant: '71', price: 'x' }, { product: '7', variant: '72', price: '1000' }),
      stateOf(cup),
    )
    expect(plan.rows.map(({ action }) => action)).toEqual(['error', 'skip'])
  })
})

describe('a file of stock', () => {
  const variant: StockVariant = { id: 5, product: 7, product_name: '青釉杯', options: '青', sku: 'A', inventory: 4 }
  const variants = new Map([
    [5, variant],
    [6, { ...variant, id: 6, inventory: null }],
  ])
  const plan = (...cells: Record<string, string>[]) =>
    planStock(rowsOf(...cells), variants, { standardReason: '表格导入', language: 'zh-cn' })

  test('changes nothing when it comes back as it was exported', () => {
    const { rows, steps } = plan(...[...variants.values()].map(stockCells))
    expect([steps, rows.map(({ action }) => action)]).toEqual([[], ['unchanged', 'unchanged']])
  })

  test('changes nothing by any subset, order and repetition of the rows that were exported', () => {
    const stock = fc.record({
      id: fc.integer({ min: 1, max: 9999 }),
      product: fc.nat(9),
      product_name: line,
      options: line,
      sku: line,
      inventory: fc.option(fc.nat(99)),
    })
    const list = fc.uniqueArray(stock, { minLength: 1, maxLength: 5, selector: ({ id }) => id })
    fc.assert(
      fc.property(list, fc.array(fc.nat(99), { maxLength: 9 }), (all, places) => {
        const rows = rowsOf(...places.map((place) => stockCells(all[place % all.length] ?? variant)))
        const result = planStock(rows, new Map(all.map((one) => [one.id, one])), {
          standardReason: '',
          language: 'zh-cn',
        })
        expect([result.steps, countActions(result.rows).unchanged]).toEqual([[], rows.length])
      }),
    )
  })

  test('adds differences, also of two rows for one variant, and never goes below zero', () => {
    const { rows, steps } = plan(
      { variant: '5', change: '-3' },
      { variant: '5', change: '-2' },
      { variant: '5', change: '+6', reason: '到货' },
    )
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
    issued: new Map([
      ['ABC', { code: 'ABC', coupon: 'spring', coupon_name: '春日', mobile: '13800000001', status: 'used' }],
    ]),
    received: new Map<string, number>(),
    coupons: new Map([['spring', { id: 3, left: 1, max: null, title: '春日' }]]),
    users: new Map([['13800000001', 11]]),
  }
  const plan = (...cells: Record<string, string>[]) => planCoupons(rowsOf(...cells), state, countries.CN)

  test('leaves the codes that are there and gives the rows without one, as far as there are any left', () => {
    const { rows, steps } = plan(
      { code: 'ABC', coupon: 'spring', mobile: '1' },
      { coupon: 'spring', mobile: '+86 138 0000-0001' },
      { coupon: 'spring', mobile: '13800000001' },
    )
    expect(rows.map(({ action }) => action)).toEqual(['unchanged', 'create', 'error'])
    expect(steps).toEqual([{ row: 3, coupon: 3, user: 11 }])
  })

  test('changes nothing by any subset, order and repetition of the rows that were exported', () => {
    const issued = fc.record({
      code: fc.stringMatching(/^[A-Z0-9]{6,12}$/),
      coupon: line,
      coupon_name: line,
      mobile: fc.constant('13800000001'),
      status: line,
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(issued, { minLength: 1, selector: ({ code }) => code }),
        fc.array(fc.nat(99)),
        (all, places) => {
          const rows = rowsOf(...places.flatMap((place) => ({ ...all[place % all.length] })))
          const result = planCoupons(
            rows,
            { ...state, issued: new Map(all.map((one) => [one.code, one])) },
            countries.CN,
          )
          expect([result.steps, countActions(result.rows).unchanged]).toEqual([[], rows.length])
        },
      ),
    )
  })

  test('refuses an unknown code, coupon and user', () => {
    const { rows } = plan({ code: 'X' }, { coupon: 'no', mobile: '123' }, { coupon: 'spring', mobile: '13800000009' })
    expect(rows.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
      ['code'],
      ['coupon', 'mobile'],
      ['mobile'],
    ])
  })
})

test('a file of parcels changes nothing by any subset, order and repetition of the orders that were exported', () => {
  const order = fc.record({
    id: fc.nat(99),
    order_number: fc.stringMatching(/^[A-Z0-9]{6,18}$/),
    recipient: line,
    recipient_mobile: fc.constant('13800000001'),
    recipient_address: line,
    order_goods: line,
  })
  const list = fc.uniqueArray(order, { minLength: 1, maxLength: 6, selector: (one) => one.order_number })
  fc.assert(
    fc.property(list, fc.array(fc.nat(99), { maxLength: 9 }), (all, places) => {
      const rows = rowsOf(
        ...places.flatMap((place) =>
          all
            .slice(place % all.length)
            .slice(0, 1)
            .map(shipmentCells),
        ),
      )
      const { rows: plans, steps } = planShipments(rows, new Map(all.map((one) => [one.order_number, one])), 'CN')
      expect([steps, countActions(plans).unchanged]).toEqual([[], rows.length])
    }),
  )
})

test('a text that a program would take for a formula is escaped and comes back the same', () => {
  expect(['=1+1', '+1', '-1', '@x', "'=1", '普通'].map(escapeCell)).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@x",
    "''=1",
    '普通',
  ])
  const texts = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('', "'", "''", ' '), fc.constantFrom(...Object.values(CLEAR_MARKS)))
      .map((parts) => parts.join('')),
  )
  fc.assert(fc.property(texts, (text) => expect(unescapeCell(escapeCell(text))).toBe(text)))
  fc.assert(fc.property(texts, (text) => expect(isClearMark(escapeCell(text))).toBe(false)))
  fc.assert(fc.property(fc.string(), (text) => expect(escapeCell(text)).not.toMatch(/^[=+\-@\t\r]/)))
})

describe('a file that is cut into parts of whole items', () => {
  /** Plans the rows of each part by themselves; the item of a row is found in the whole file. */
  const planParts = <Step>(
    rows: readonly SheetRow[],
    itemOf: (row: SheetRow, last: string) => string,
    partOf: (item: number) => number,
    planRows: (rows: readonly SheetRow[]) => SheetPlan<Step>,
  ) => {
    let last = ''
    const ownRows = rows.map((row) => {
      last = itemOf(row, last)
      return { ...row, group: last }
    })
    const items = [...new Set(ownRows.map(({ group }) => group))]
    const parts = new Map<number, SheetRow[]>()
    for (const row of ownRows) {
      const part = partOf(items.indexOf(row.group))
      parts.set(part, [...(parts.get(part) ?? []), row])
    }
    const plans = [...parts.values()].map(planRows)
    return {
      rows: plans.flatMap((plan) => plan.rows).sort((one, other) => one.row - other.row),
      steps: plans.flatMap(({ steps }) => steps.map((step) => JSON.stringify(step))).sort(),
    }
  }
  const sorted = <Step>({ rows, steps }: SheetPlan<Step>) => ({
    rows,
    steps: steps.map((step) => JSON.stringify(step)).sort(),
  })
  const parts = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 20, maxLength: 20 })

  test('comes to the same as the whole file, wherever the rows of a product stand', () => {
    const cells = fc.record({
      product: fc.constantFrom('', '', '7', '７', '8', 'x'),
      variant: fc.constantFrom('', '71', '72'),
      name: fc.constantFrom('', '', '竹', '竹 ', '铜', '青釉杯'),
      price: fc.constantFrom('', '9', '8.5', '贵'),
      option1: fc.constantFrom('', '颜色'),
      value1: fc.constantFrom('', '青', '白'),
    })
    const state = stateOf(cup)
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 20 }), parts, (list, places) => {
        const rows = rowsOf(...list).filter((row) => !isEmptyRow(row))
        const inParts = planParts(
          rows,
          (row, last) => productOfRow(row, last, 'zh-cn'),
          (item) => places[item] ?? 0,
          (part) => planProducts(part, state),
        )
        expect(inParts).toEqual(sorted(planProducts(rows, state)))
      }),
      { numRuns: 500 },
    )
  })

  test('comes to the same as the whole file of stock', () => {
    const cells = fc.record({
      variant: fc.constantFrom('', '71', '７１', '72', 'x'),
      change: fc.constantFrom('', '-3', '2', '多'),
    })
    const variants = new Map<number, StockVariant>(
      [71, 72].map((id) => [id, { id, product: 7, product_name: '杯', options: '', sku: '', inventory: 4 }]),
    )
    const planRows = (rows: readonly SheetRow[]) =>
      planStock(rows, variants, { standardReason: '导入', language: 'zh-cn' })
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 20 }), parts, (list, places) => {
        const rows = rowsOf(...list).filter((row) => !isEmptyRow(row))
        const inParts = planParts(
          rows,
          (row) => variantOfRow(row, 'zh-cn'),
          (item) => places[item] ?? 0,
          planRows,
        )
        expect(inParts).toEqual(sorted(planRows(rows)))
      }),
      { numRuns: 300 },
    )
  })
})
