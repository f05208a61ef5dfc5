import { crc32, deflateRawSync } from 'node:zlib'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { SPREADSHEET_LIMITS } from '@storefront/contract/domain/spreadsheet/sheet'
import { makeCoupon, makeUserCoupon } from '../../factories/coupon'
import { makeImage, makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { configure } from '../support/site'
import { uploadFile } from '../support/upload'

let t: TestApp
let clerk: { id: number; client: Client }
beforeAll(async () => {
  t = await startTestApp()
  clerk = await t.user({ perms: ['shop.change_product', 'shop.change_coupon'] })
})
afterAll(() => t.stop())

type Cells = readonly (string | number)[]
const workbook = async (...rows: Cells[]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }] }))
const rowsOf = async (id: number, client = clerk.client, query = 'limit=100') =>
  (await client.get(`/studio/spreadsheet/plan/${id}/rows/?${query}`)).body.results as Loose[]
/** Plans a file; the body has its first rows. */
async function plan(kind: string, bytes: Buffer, client = clerk.client) {
  const file = { name: '商品.xlsx', type: 'application/octet-stream' }
  const reply = await uploadFile(client, `/studio/spreadsheet/${kind}/plan/`, bytes, file)
  if (reply.status !== 200) return reply
  expect(reply.body.status).toBe('ready')
  return { ...reply, body: { ...reply.body, rows: await rowsOf(reply.body.id, client) } as Loose }
}
const planRows = async (kind: string, ...rows: Cells[]): Promise<Loose> =>
  (await plan(kind, await workbook(...rows))).body
const apply = (id: number, { skip_errors = false, client = clerk.client } = {}) =>
  client.post(`/studio/spreadsheet/plan/${id}/apply/`, { skip_errors }, { key: true })
/** Returns an archive of files, packed or as they are. */
function zip(files: Readonly<Record<string, string>>, isPacked = false): Buffer {
  let offset = 0
  const entries = Object.entries(files).map(([path, text]) => {
    const [name, whole] = [Buffer.from(path), Buffer.from(text)]
    const data = isPacked ? deflateRawSync(whole) : whole
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(isPacked ? 8 : 0, 4)
    fields.writeUInt32LE(crc32(whole), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(whole.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    offset += local.length
    const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), fields, tail, name])
    return { local, central }
  })
  const directory = Buffer.concat(entries.map(({ central }) => central))
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...entries.map(({ local }) => local), directory, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}

const bytesAt = async (url: string) =>
  (await t.ports.storage.get(url.slice('/media/'.length)))?.bytes ?? Buffer.alloc(0)
const textsAt = async (url: string) =>
  (await readXlsx(await bytesAt(url))).sheets[0]?.rows.map((row) => row.map((cell) => String(cell ?? ''))) ?? []
const exportOf = async (kind: string): Promise<Loose> =>
  (await clerk.client.post(`/studio/spreadsheet/${kind}/export/`, {}, { key: true })).body
const read = <Row extends object>(sql: string, params: (number | readonly number[])[] = []) =>
  t.make((tx) => tx.rows<Row>(sql, [MAIN, ...params]))
const newProduct = (name: string, price: string) => ['', '', name, price] as const
const FORMULA = '=HYPERLINK("x")'
const HEADS = ['商品编号', '规格编号', '商品名称', '价格'] as const

/** A product whose texts a spreadsheet program would make formulas of. */
const makeGoods = () =>
  t.make(async (tx) => {
    const product = await makeProduct(tx, MAIN, { variants: [{ inventory: 5 }] })
    const image = await makeImage(tx, MAIN)
    const texts = [FORMULA, ['+1', '新品'], image]
    await tx.rows('update product set name = $3, tags = $4, main_image_id = $5 where tenant_id = $1 and id = $2', [
      MAIN,
      product.id,
      ...texts,
    ])
    return { id: product.id, variant: product.variants[0] ?? 0 }
  })

describe('a spreadsheet of products', () => {
  test('writes and reads the texts in the other languages of the site', async () => {
    await configure(t, { languages: ['zh-cn', 'en'] })
    const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '竹茶则' }))
    await t.make((tx) =>
      tx.rows('update product set translations = $3::jsonb where tenant_id = $1 and id = $2', [
        ...[MAIN, id],
        JSON.stringify({ en: { name: 'Scoop', description: '<p>Bamboo</p>' }, id: { name: 'Sendok' } }),
      ]),
    )
    const [heads = [], ...rows] = await textsAt((await exportOf('product')).url)
    const row = rows.find(([product]) => product === String(id)) ?? []
    const [name, abstract] = [heads.indexOf('商品名称（英语）'), heads.indexOf('简介（英语）')]
    expect([row[name], row[abstract], heads.some((head) => head.includes('印尼语'))]).toEqual(['Scoop', '', false])
    const edited = row.map((cell, at) => (at === name ? 'Tea scoop' : at === abstract ? 'For dry leaves' : cell))
    const preview = await planRows('product', heads, edited)
    expect(preview.rows[0].changes).toEqual([
      { column: '商品名称（英语）', before: 'Scoop', after: 'Tea scoop' },
      { column: '简介（英语）', before: '', after: 'For dry leaves' },
    ])
    const importId = (await apply(preview.id)).body.import
    const translations = async () =>
      (await read<Loose>('select name, translations from product where tenant_id = $1 and id = $2', [id]))[0]
    expect(await translations()).toEqual({
      name: '竹茶则',
      translations: {
        en: { name: 'Tea scoop', abstract: 'For dry leaves', description: '<p>Bamboo</p>' },
        id: { name: 'Sendok' },
      },
    })
    expect((await clerk.client.get(`/shop/product/${id}/?lang=en`)).body.name).toBe('Tea scoop')
    const undone = await clerk.client.post(`/studio/spreadsheet/import/${importId}/undo/`, {}, { key: true })
    await t.due.runDue(t.ports.clock.now())
    expect([undone.status, (await translations())?.translations.en.name]).toEqual([200, 'Scoop'])
    await configure(t, { languages: [] })
  })

  test('writes and reads limit, times in the zone of the site, weight and cost', async () => {
    const accountant = (await t.user({ perms: ['shop.change_product', 'shop.read_cost'] })).client
    const { id, variants } = await t.make((tx) =>
      makeProduct(tx, MAIN, { maxPerUser: 3, onSaleAt: new Date('2030-03-01T01:30:20Z'), variants: [{ cost: 650 }] }),
    )
    const file = (await accountant.post('/studio/spreadsheet/product/export/', {}, { key: true })).body
    const [heads = [], ...rows] = await textsAt(file.url)
    const row = rows.find(([product]) => product === String(id)) ?? []
    const cells = Object.fromEntries(heads.map((head, at) => [head, row[at]]))
    expect(cells).toMatchObject({ 每人限购: '3', 上架时间: '2030-03-01 09:30', 下架时间: '', 成本价: '6.50' })
    const edited = heads.map(
      (head) => ({ 每人限购: '5', 下架时间: '2030/4/1', '重量（克）': '250' })[head] ?? cells[head],
    )
    const preview = (await plan('product', await workbook(heads, edited as string[]), accountant)).body
    expect(preview.counts).toMatchObject({ update: 1, error: 0 })
    expect((await apply(preview.id, { client: accountant })).status).toBe(200)
    const [product] = await read(
      'select max_per_user, on_sale_at, off_sale_at from product where tenant_id = $1 and id = $2',
      [id],
    )
    expect(JSON.parse(JSON.stringify(product))).toEqual({
      max_per_user: 5,
      on_sale_at: expect.stringContaining('01:30:20'),
      off_sale_at: expect.stringContaining('2030-03-31'),
    })
    expect(await read('select weight, cost from variant where tenant_id = $1 and id = $2', [variants[0] ?? 0])).toEqual(
      [{ weight: 250, cost: 650 }],
    )
  })

  test('has no cost for staff without its permission, whose file cannot change it either', async () => {
    const { id, variants } = await t.make((tx) => makeProduct(tx, MAIN, { variants: [{ cost: 650 }] }))
    const [heads = []] = await textsAt((await exportOf('product')).url)
    expect(heads).not.toContain('成本价')
    const { body } = await plan('product', await workbook(['商品编号', '价格', '成本价'], [id, '9.00', '1.00']))
    expect(body.unknown_columns).toEqual(['成本价'])
    await apply(body.id)
    expect(await read('select price, cost from variant where tenant_id = $1 and id = $2', [variants[0] ?? 0])).toEqual([
      { price: 900, cost: 650 },
    ])
  })

  test('that is exported changes nothing when it comes back, in any language', async () => {
    await makeGoods()
    const { url, name, rows } = await exportOf('product')
    expect(name).toMatch(/\.xlsx$/)
    const [, help] = (await readXlsx(await bytesAt(url))).sheets
    expect([help?.name, help?.rows[0]?.[0]]).toEqual(['说明', expect.stringContaining('[清空]')])
    expect(rows).toBeGreaterThan(0)
    const first = (await plan('product', await bytesAt(url))).body
    expect(first.counts).toEqual({ create: 0, update: 0, unchanged: rows, skip: 0, error: 0 })
    const [, ...texts] = await textsAt(url)
    const english = await t.user({ perms: ['shop.change_product'] })
    const heads = (
      await textsAt(
        (
          await english.client.post(
            '/studio/spreadsheet/product/export/',
            {},
            { key: true, headers: { 'accept-language': 'en' } },
          )
        ).body.url,
      )
    )[0]
    expect(heads?.[2]).toBe('Product name')
    expect((await plan('product', await workbook(heads ?? [], ...texts))).body.counts.unchanged).toBe(rows)
    const before = await read('select id, version from product where tenant_id = $1 order by id')
    expect((await apply(first.id)).status).toBe(200)
    expect(await read('select id, version from product where tenant_id = $1 order by id')).toEqual(before)
  })

  test('writes what begins like a formula as text, and reads it back', async () => {
    const { id } = await makeGoods()
    const rows = await textsAt((await exportOf('product')).url)
    expect(rows.find(([product]) => product === String(id))?.[2]).toBe(`'${FORMULA}`)
  })

  test('is written once and as it was shown, with a line in the audit log for each product', async () => {
    const preview = await planRows('product', HEADS, newProduct('竹茶则', '9.9'), newProduct('铜壶', '128'))
    expect(preview).toMatchObject({
      name: '商品.xlsx',
      counts: { create: 2, error: 0 },
      applied: null,
      errors_url: null,
    })
    expect(await read("select 1 from product where tenant_id = $1 and name = '铜壶'")).toEqual([])
    const [one, two] = await Promise.all([apply(preview.id), apply(preview.id)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(two.body.applied).toBe(one.body.applied)
    expect(await read("select price, is_active from product where tenant_id = $1 and name = '铜壶'")).toEqual([
      { price: 12_800, is_active: false },
    ])
    const log = await read<{ kind: string }>(
      'select kind from audit_log where tenant_id = $1 and actor_id = $2 order by id desc limit 3',
      [clerk.id],
    )
    expect(log.map(({ kind }) => kind)).toEqual(['spreadsheet', 'product', 'product'])
    expect((await clerk.client.get(`/studio/spreadsheet/plan/${preview.id}/`)).body.applied).toBe(one.body.applied)
  })

  test('takes the value of a formula, and never the formula', async () => {
    const sheets = [
      {
        name: 'Sheet1',
        rows: [[...HEADS], ['', '', '计算的', 1]],
        cells: new Map([['1,3', { value: 12.5, formula: '10+2.5', formulaResult: 12.5 }]]),
      },
    ]
    const bytes = Buffer.from(await writeXlsx({ sheets }))
    const { rows } = (await plan('product', bytes)).body
    expect(rows[0].changes).toContainEqual({ column: '价格', before: '', after: '12.5' })
  })

  test('writes nothing at all when a row has an error, unless those rows may be left out', async () => {
    const preview = await planRows(
      'product',
      [...HEADS, '乱写'],
      [...newProduct('好的', '5'), 'x'],
      [...newProduct('坏的', '五块'), 'x'],
    )
    expect(preview).toMatchObject({ counts: { create: 1, error: 1 }, unknown_columns: ['乱写'] })
    expect(preview.rows[1].problems).toEqual([{ cell: 'D3', column: '价格', reason: '格式不正确', value: '五块' }])
    expect(await textsAt(preview.errors_url)).toEqual([
      ['单元格', '列', '原因', '内容'],
      ['D3', '价格', '格式不正确', '五块'],
    ])
    expect((await apply(preview.id)).body.err_code).toBe('16114')
    expect(await read("select 1 from product where tenant_id = $1 and name = '好的'")).toEqual([])
    expect((await apply(preview.id, { skip_errors: true })).status).toBe(200)
    expect(await read("select 1 from product where tenant_id = $1 and name in ('好的', '坏的')")).toHaveLength(1)
  })

  test('is refused with 16113 when one of its products was saved meanwhile', async () => {
    const { id } = await makeGoods()
    const preview = await planRows('product', ['商品编号', '商品名称'], [id, '改名'])
    expect(preview.counts).toMatchObject({ update: 1 })
    await t.make((tx) =>
      tx.rows('update product set version = version + 1 where tenant_id = $1 and id = $2', [MAIN, id]),
    )
    expect((await apply(preview.id)).body.err_code).toBe('16113')
    expect(await read('select name from product where tenant_id = $1 and id = $2', [id])).toEqual([{ name: FORMULA }])
  })
})

describe('pictures of the web in a spreadsheet', () => {
  const PICTURE_HEADS = [...HEADS, '图片地址（每行一个）'] as const
  const address = (name: string) => `https://pictures.test/${name}`
  const picture = (background: string) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer()
  const picturesOf = async (id: number) => (await clerk.client.get(`/studio/spreadsheet/plan/${id}/`)).body.pictures
  const productOf = async (name: string): Promise<Loose> => {
    const [row] = await read<{ id: number }>(`select id from product where tenant_id = $1 and name = '${name}'`)
    return (await clerk.client.get(`/studio/product/${row?.id}/`)).body
  }

  test('are fetched by a job once it is applied, in the order of the file', async () => {
    for (const [name, colour] of [
      ['one', '#a00'],
      ['two', '#0a0'],
    ] as const)
      t.ports.remotePictures.pictures.set(address(name), await picture(colour))
    const preview = await planRows('product', PICTURE_HEADS, [
      ...newProduct('有图的', '5'),
      `${address('one')}\n${address('two')}`,
    ])
    expect(preview).toMatchObject({ counts: { create: 1 }, pictures: { waiting: 0, failed: 0 } })
    expect((await apply(preview.id)).body.pictures).toMatchObject({ waiting: 2, failed: 0 })
    await t.due.runDue(t.ports.clock.now())
    expect(await picturesOf(preview.id)).toMatchObject({ waiting: 0, failed: 0 })
    const { images, pictures, version } = await productOf('有图的')
    expect([images.length, version]).toEqual([2, 3])
    const first = await sharp(await bytesAt(pictures[0].image.full)).stats()
    expect(first.channels[0]?.mean).toBeGreaterThan(100)
    const { url } = await exportOf('product')
    expect((await plan('product', await bytesAt(url))).body.counts).toMatchObject({ update: 0, error: 0 })
  })

  test('are counted as failed when there are none, and after three attempts', async () => {
    t.ports.remotePictures.pictures.set(address('down'), new Error('down'))
    t.ports.remotePictures.pictures.set(address('text'), Buffer.from('text'))
    const addresses = ['down', 'none', 'text'].map(address).join('\n')
    const preview = await planRows('product', PICTURE_HEADS, [...newProduct('没图的', '5'), addresses])
    await apply(preview.id)
    await t.due.runDue(t.ports.clock.now())
    expect(await picturesOf(preview.id)).toMatchObject({ waiting: 1, failed: 2 })
    for (const _ of [1, 2]) {
      t.ports.clock.forward(61)
      await t.due.runDue(t.ports.clock.now())
    }
    expect(await picturesOf(preview.id)).toEqual({ waiting: 0, failed: 3 })
    const { import: importId } = (await clerk.client.get(`/studio/spreadsheet/plan/${preview.id}/`)).body
    const { body } = await clerk.client.get(`/studio/spreadsheet/import/${importId}/pictures/?limit=2`)
    expect([body.count, body.results.length]).toEqual([3, 2])
    expect((await clerk.client.get(`/studio/spreadsheet/import/${importId}/pictures/`)).body.results).toEqual(
      expect.arrayContaining(
        [
          [address('down'), 'noAnswer'],
          [address('none'), 'missing'],
          [address('text'), 'noPicture'],
        ].map(([url, reason]) => ({ product: expect.any(Number), row: 2, name: '没图的', url, reason })),
      ),
    )
    expect((await clerk.client.get('/studio/spreadsheet/product/imports/?limit=1')).body.results[0].pictures).toEqual({
      waiting: 0,
      failed: 3,
    })
    const couponClerk = await t.user({ perms: ['shop.change_coupon'] })
    expect((await couponClerk.client.get(`/studio/spreadsheet/import/${importId}/pictures/`)).status).toBe(403)
    expect((await productOf('没图的')).images).toEqual([])
  })

  test('are tried again, and the others stored, when the storage takes one of them not', async () => {
    for (const name of ['first', 'second']) t.ports.remotePictures.pictures.set(address(name), await picture('#00a'))
    const preview = await planRows('product', PICTURE_HEADS, [
      ...newProduct('慢图的', '5'),
      ['first', 'second'].map(address).join('\n'),
    ])
    await apply(preview.id)
    const put = jest.spyOn(t.ports.storage, 'put').mockRejectedValueOnce(new Error('no space'))
    await t.due.runDue(t.ports.clock.now())
    put.mockRestore()
    expect(await picturesOf(preview.id)).toMatchObject({ waiting: 1, failed: 0 })
    expect((await productOf('慢图的')).images).toHaveLength(1)
    expect(
      await read(
        `select attempts from picture_request where tenant_id = $1 and plan_id = ${preview.id} and state = 'waiting'`,
      ),
    ).toEqual([{ attempts: 1 }])
    t.ports.clock.forward(61)
    await t.due.runDue(t.ports.clock.now())
    expect(await picturesOf(preview.id)).toMatchObject({ waiting: 0, failed: 0 })
  })

  test('are refused when they are no addresses of the web', async () => {
    const { rows } = await planRows('product', PICTURE_HEADS, [...newProduct('坏图的', '5'), 'file:///etc/passwd'])
    expect(rows[0].problems).toMatchObject([{ cell: 'E2', reason: '地址有误' }])
  })
})

describe('a spreadsheet of stock', () => {
  test('adds and takes pieces, and takes nothing when one row goes below zero since it was read', async () => {
    const [one, other] = [(await makeGoods()).variant, (await makeGoods()).variant]
    const preview = await planRows('stock', ['规格编号', '增减数量', '原因'], [one, 3, '到货'], [other, -4, ''])
    expect(preview.counts).toMatchObject({ update: 2, error: 0 })
    const setStock = (pieces: number) =>
      read('update variant set inventory = $3 where tenant_id = $1 and id = $2', [other, pieces])
    const stock = () =>
      read<{ inventory: number }>('select inventory from variant where tenant_id = $1 and id = any($2) order by id', [
        [one, other],
      ])
    await setStock(2)
    expect((await apply(preview.id)).body.err_code).toBe('16113')
    expect((await stock()).map(({ inventory }) => inventory)).toEqual([5, 2])
    await setStock(4)
    expect((await apply(preview.id)).status).toBe(200)
    expect((await stock()).map(({ inventory }) => inventory)).toEqual([8, 0])
    expect(
      await read('select reason from stock_change where tenant_id = $1 and variant_id = $2 order by id desc limit 1', [
        one,
      ]),
    ).toEqual([{ reason: '到货' }])
  })
})

describe('a spreadsheet of coupon codes', () => {
  test('lists the codes, gives a coupon to a holder of a number, and not more than are left', async () => {
    const holder = await t.user()
    const [{ mobile } = { mobile: '' }] = await read<{ mobile: string }>(
      'select mobile from account where tenant_id = $1 and id = $2',
      [holder.id],
    )
    const slug = `sheet-${holder.id}`
    const coupon = await t.make((tx) => makeCoupon(tx, MAIN, { slug, leftCount: 2, maxPerUser: 2 }))
    await t.make((tx) => makeUserCoupon(tx, MAIN, holder.id, coupon))
    const { url } = await exportOf('coupon')
    const row = (await textsAt(url)).find(([, code]) => code === slug)
    expect(row?.slice(3)).toEqual([mobile, '待使用'])
    const preview = await planRows(
      'coupon',
      ['券码', '优惠券代码', '手机号'],
      [row?.[0] ?? '', slug, mobile],
      ['', slug, mobile],
      ['', slug, mobile],
      ['', slug, '123'],
    )
    expect(preview.rows.map(({ action }: Loose) => action)).toEqual(['unchanged', 'create', 'error', 'error'])
    expect((await apply(preview.id, { skip_errors: true })).status).toBe(200)
    expect(await read('select 1 from user_coupon where tenant_id = $1 and coupon_id = $2', [coupon])).toHaveLength(2)
    expect(await read('select left_count from coupon where tenant_id = $1 and id = $2', [coupon])).toEqual([
      { left_count: 1 },
    ])
  })
})

describe('a file that is uploaded', () => {
  test.each([['is a broken archive', Buffer.from('PK\u0003\u0004broken'), '16111']])(
    'is refused when it %s',
    async (_, bytes, code) => {
      expect((await plan('product', bytes)).body.err_code).toBe(code)
    },
  )

  test.each([
    [
      'an old workbook',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('Workbook', 'utf16le')]),
      /旧版 Excel.*另存为 xlsx/,
    ],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
      /密码/,
    ],
    [
      'a web page that calls itself a workbook',
      Buffer.from('<html><table><tr><td>商品名称</td></tr></table></html>'),
      /网页格式.*另存为 xlsx/,
    ],
    [
      'a web archive',
      Buffer.from('MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"\n\n--x\n<table></table>'),
      /网页格式.*另存为 xlsx/,
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]), /不是表格/],
    ['an empty file', Buffer.from('\n \n'), /没有内容/],
  ])('is refused by a sentence that names the way out when it is %s', async (_, bytes, detail) => {
    expect((await plan('product', bytes)).body).toMatchObject({
      err_code: '16111',
      detail: expect.stringMatching(detail),
    })
  })

  test('is refused as an OpenDocument spreadsheet by its content, whatever its name', async () => {
    const { writeOds } = await import('hucre/ods')
    const bytes = Buffer.from(await writeOds({ sheets: [{ name: 'Sheet1', rows: [[...HEADS]] }] }))
    expect((await plan('product', bytes)).body.detail).toMatch(/OpenDocument/)
  })

  test('is read as a workbook whatever its parts are called', async () => {
    const types = 'http://schemas.openxmlformats.org'
    const relation = (id: string, kind: string, target: string) =>
      `<Relationships xmlns="${types}/package/2006/relationships"><Relationship Id="${id}" Type="${types}/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`
    const cells = (row: readonly string[]) =>
      `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
    const bytes = zip({
      '[Content_Types].xml': `<Types xmlns="${types}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
      '_rels/.rels': relation('rId1', 'officeDocument', 'xl/workbook2.xml'),
      'xl/workbook2.xml': `<workbook xmlns="${types}/spreadsheetml/2006/main" xmlns:r="${types}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook2.xml.rels': relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${types}/spreadsheetml/2006/main"><sheetData>${cells(['商品名称', '价格'])}${cells(['竹茶则', '9.9'])}</sheetData></worksheet>`,
    })
    expect((await plan('product', bytes)).body.rows).toMatchObject([{ action: 'create', title: '竹茶则' }])
  })

  // No encoder of GBK comes with Node: two of the files are written as bytes.
  const CSV = ['商品名称,价格,SKU', '"竹,茶则",9.9,00042', '铜壶,"1,280",#N/A'].join('\r\n')
  test.each([
    ['UTF-8', Buffer.from(CSV)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${CSV}`)],
    ['GBK', Buffer.from('yczGt8P7s8YsvNu48SxTS1UNCiLW8Syy6NTyIiw5LjksMDAwNDINCs2tuvgsIjEsMjgwIiwjTi9B', 'base64')],
    ['UTF-16', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(CSV, 'utf16le')],
    ['UTF-16 without a mark, the high bytes first', Buffer.from(CSV, 'utf16le').swap16()],
    ['columns parted by semicolons', Buffer.from('商品名称;价格;SKU\n"竹,茶则";9.9;00042\n铜壶;"1,280";#N/A')],
    [
      'columns parted by tabs',
      Buffer.from('yczGt8P7s8YJvNu48QlTS1UK1vEssujU8gk5LjkJMDAwNDIKza26+AkxLDI4MAkjTi9B', 'base64'),
    ],
  ])('is read as text of %s', async (_, bytes) => {
    const { rows } = (await plan('product', bytes)).body
    expect(rows[0].changes).toEqual(
      expect.arrayContaining([
        { column: '商品名称', before: '', after: '竹,茶则' },
        { column: '价格', before: '', after: '9.9' },
        { column: 'SKU', before: '', after: '00042' },
      ]),
    )
    expect(rows[1].problems).toMatchObject([
      { cell: 'C3', column: 'SKU', value: '#N/A', reason: expect.stringContaining('公式出错') },
    ])
  })

  test('is read behind a sheet of instructions and below rows of titles', async () => {
    const sheets = [
      { name: '说明', rows: [['请按模板填写'], ['商品名称', '必填']] },
      {
        name: '商品',
        rows: [['某某商城商品导出'], [], ['标题', '一口价', '商家编码'], ['竹茶则', 9.9, 'A1'], ['铜壶', '贵', 'A2']],
      },
    ]
    const { rows, heads } = (await plan('product', Buffer.from(await writeXlsx({ sheets })))).body
    expect(rows.map(({ row, action }: Loose) => [row, action])).toEqual([
      [4, 'create'],
      [5, 'error'],
    ])
    expect(rows[1].problems).toMatchObject([{ cell: 'B5' }])
    expect(heads.map(({ head, column, sample }: Loose) => [head, column, sample])).toEqual([
      ['标题', 'name', '竹茶则'],
      ['一口价', 'price', '9.9'],
      ['商家编码', 'sku', 'A1'],
    ])
  })

  test('is refused when it unpacks to more than it may, or has too many rows', async () => {
    const { unpackedBytes, bytes } = SPREADSHEET_LIMITS
    const bomb = zip({ 'xl/workbook.xml': 'a'.repeat(unpackedBytes + 1) }, true)
    expect(bomb.length).toBeLessThan(bytes)
    expect((await plan('product', bomb)).body.err_code).toBe('16112')
    expect((await plan('product', Buffer.alloc(bytes + 1, 'a,b\n'))).body.detail).toMatch(/200000 行.*20 MB/)
    const wide = Array.from({ length: 121 }, (_, n) => `c${n}`)
    expect((await planRows('product', [...HEADS, ...wide])).detail).toMatch(/120 列/)
    const many = Array.from({ length: 2001 }, (_, n) => ['', `c${n}`])
    expect((await planRows('coupon', ['券码', '优惠券代码'], ...many)).detail).toMatch(/2000 行/)
  }, 60_000)

  test('is read when a column that is none of ours holds a long text', async () => {
    const { rows } = await planRows('product', [...HEADS, '宝贝描述'], [...newProduct('竹', '1'), '<p>'.repeat(9_000)])
    expect(rows).toMatchObject([{ action: 'create' }])
    const tooLong = await planRows('product', HEADS, newProduct('竹'.repeat(20_000), '1'))
    expect(tooLong.rows[0].problems).toMatchObject([{ cell: 'C2' }])
  })
})

describe('a cell', () => {
  const cellsOf = async (list: readonly (readonly [value: unknown, numFmt: string])[]) => {
    const cells = new Map(
      list.map(([value, numFmt], n) => [`${n + 1},0`, { value: value as number, style: { numFmt } }]),
    )
    const sheets = [{ name: 'Sheet1', rows: [['名称', '价格'], ...list.map(([value]) => [value as number, 1])], cells }]
    return (await plan('product', Buffer.from(await writeXlsx({ sheets })))).body.rows as Loose[]
  }

  test('is read as it is shown, by its number format', async () => {
    const rows = await cellsOf([
      [42, '00000'],
      [10 / 24, 'h:mm'],
      [45_000.5, 'yyyy-mm-dd hh:mm'],
      [45_000, 'yyyy"年"m"月"d"日"'],
      [0.125, '0.0%'],
      [1.5, '# ?/?'],
      [12, '0"件"'],
      [13_800_000_001, '000 0000 0000'],
      [0.1 + 0.2, 'General'],
      [10 / 24, '上午/下午h"时"mm"分"'],
      [12.5, 'G/通用格式"元"'],
      [0.6, '"上午/下午"h:mm'],
    ])
    expect(rows.map(({ title }) => title)).toEqual([
      '00042',
      '10:00',
      '2023-03-15 12:00',
      '2023年3月15日',
      '12.5%',
      '1 1/2',
      '12件',
      '138 0000 0001',
      '0.3',
      '上午10时00分',
      '12.5元',
      '上午/下午14:24',
    ])
  })

  test('is refused by its name, with the reason and the way out, when its file has spoilt it', async () => {
    const rows = await cellsOf([
      [6.9e12, '0.00E+00'],
      [690_123_456_789_012_000, '0'],
      ['#N/A', 'General'],
      [88, '[DBNum2][$-804]General'],
    ])
    expect(rows.map(({ problems }) => problems[0])).toMatchObject([
      { cell: 'A2', value: '6.90E+12', reason: expect.stringContaining('文本格式') },
      { cell: 'A3', reason: expect.stringContaining('15 位') },
      { cell: 'A4', value: '#N/A', reason: expect.stringContaining('公式出错') },
      { cell: 'A5', value: '88', reason: expect.stringContaining('文本格式') },
    ])
  })

  test('of a csv that is written as a formula of a text is that text', async () => {
    const csv = '商品名称,价格,SKU\n竹茶则,9.9,"=""00042"""\n铜壶,8,="6901234567890"\n'
    const { rows } = (await plan('product', Buffer.from(csv))).body
    expect(rows.map(({ changes }: Loose) => changes.find(({ column }: Loose) => column === 'SKU').after)).toEqual([
      '00042',
      '6901234567890',
    ])
  })
})

describe('foreign heads', () => {
  test('are mapped by the owner, and the mapping is kept for the shop', async () => {
    const bytes = await workbook(['甲', '乙', '丙'], ['竹茶则', '9.9', 'x'])
    const { id, heads, counts } = (await plan('product', bytes)).body
    expect(heads.map(({ column }: Loose) => column)).toEqual([null, null, null])
    expect(counts).toMatchObject({ create: 0, error: 0 })
    const { body } = await clerk.client.post(`/studio/spreadsheet/plan/${id}/columns/`, {
      columns: ['name', 'price', null],
    })
    expect(body).toMatchObject({ counts: { create: 1, error: 0 }, unknown_columns: [] })
    const colleague = await t.user({ perms: ['shop.change_product'] })
    const next = (await plan('product', bytes, colleague.client)).body
    expect(next).toMatchObject({ counts: { create: 1 }, unknown_columns: [] })
    const stranger = await t.user({ perms: ['shop.change_product'], tenantId: OTHER })
    expect((await plan('product', bytes, stranger.client)).body.counts).toMatchObject({ create: 0 })
    expect((await apply(id)).status).toBe(200)
    expect((await clerk.client.post(`/studio/spreadsheet/plan/${id}/columns/`, { columns: [] })).body.err_code).toBe(
      '16113',
    )
  })

  test('are known with what templates add to them, and the words of other shops for what is on sale', async () => {
    const { heads, rows } = await planRows(
      'product',
      ['*商品名称', '价格（元）', '原价（旧）', '规格名1', '规格值1', 'SKU 编码', '上架状态'],
      ['竹', '9.9', '10', '色', '青', 'A', '下架'],
      ['铜', '9.9', '10', '色', '青', 'B', '出售中'],
    )
    expect(heads.map(({ column }: Loose) => column)).toEqual([
      'name',
      'price',
      null,
      'option1',
      'value1',
      'sku',
      'is_active',
    ])
    expect(rows.map(({ action }: Loose) => action)).toEqual(['create', 'create'])
    expect(rows[1].changes).toContainEqual({ column: '上架', before: '否', after: '是' })
  })

  test('of an export of ours mean what they say, whatever was chosen for a file of another shop', async () => {
    const foreign = [
      ['商品名称', '价格', '丁'],
      ['竹', '9.9', 'x'],
    ] as const
    const { id } = await planRows('product', ...foreign)
    await clerk.client.post(`/studio/spreadsheet/plan/${id}/columns/`, { columns: ['name', 'price_marked', null] })
    const next = await planRows('product', ...foreign)
    expect(next.heads.map(({ column }: Loose) => column)).toEqual(['name', 'price_marked', null])
    const { url, rows } = await exportOf('product')
    expect((await plan('product', await bytesAt(url))).body.counts).toMatchObject({
      unchanged: rows,
      update: 0,
      error: 0,
    })
  })

  test('that stand for a column twice count once, and no column that there is none of', async () => {
    const { id } = await planRows('product', ['甲一', '乙一'], ['竹', '铜'])
    const { body } = await clerk.client.post(`/studio/spreadsheet/plan/${id}/columns/`, { columns: ['name', 'name'] })
    expect(body.heads.map(({ column }: Loose) => column)).toEqual(['name', null])
    const unknown = await clerk.client.post(`/studio/spreadsheet/plan/${id}/columns/`, {
      columns: ['tenant_id', 'name'],
    })
    expect(unknown.body.heads.map(({ column }: Loose) => column)).toEqual([null, 'name'])
  })
})

test('a row that comes back alone keeps what its product has once, and the mark that empties is counted', async () => {
  const { id, variant } = await makeGoods()
  const heads = ['商品编号', '规格编号', '商品名称', '标签（每行一个）', '图片地址（每行一个）', '价格']
  const alone = await planRows('product', heads, [id, variant, '', '', '', '7.77'])
  expect(alone).toMatchObject({ counts: { update: 1 }, emptied: 0 })
  await apply(alone.id)
  expect(
    await read(
      'select name, tags, main_image_id is not null as has_picture from product where tenant_id = $1 and id = $2',
      [id],
    ),
  ).toEqual([{ name: FORMULA, tags: ['+1', '新品'], has_picture: true }])
  expect(await planRows('product', heads, [id, variant, '', '[清空]', '', ''])).toMatchObject({
    counts: { update: 1 },
    emptied: 1,
  })
  // The first row of the product may be that of a new variant.
  const both = await planRows(
    'product',
    [...heads, '规格名 1', '规格值 1'],
    [id, '', '', '[清空]', '', '1', '颜色', '新'],
    [id, variant, '', '', '', '', '颜色', '旧'],
  )
  expect([both.counts.create, both.emptied]).toEqual([1, 1])
})

test('a plan is open to its maker alone, who needs the permission of its kind', async () => {
  const preview = await planRows('product', HEADS, newProduct('别人的', '1'))
  const colleague = await t.user({ perms: ['shop.change_product'] })
  expect((await apply(preview.id, { client: colleague.client })).body.err_code).toBe('10404')
  const stranger = await t.user({ perms: ['shop.change_product'], tenantId: OTHER })
  expect((await stranger.client.get(`/studio/spreadsheet/plan/${preview.id}/`)).status).toBe(404)
  const owner = await t.user({ perms: ['*'] })
  expect((await plan('stock', await workbook(['variant']), owner.client)).status).toBe(200)
  const couponClerk = await t.user({ perms: ['shop.change_coupon'] })
  expect((await plan('product', await workbook(HEADS), couponClerk.client)).status).toBe(403)
  expect((await couponClerk.client.post('/studio/spreadsheet/stock/export/', {}, { key: true })).status).toBe(403)
  expect((await colleague.client.post('/studio/spreadsheet/coupon/export/', {}, { key: true })).status).toBe(403)
})

test('a plan and the files are deleted after a day', async () => {
  const preview = await planRows('product', HEADS, newProduct('旧的', '贵'))
  const { url } = await exportOf('stock')
  t.ports.clock.forward(25 * 3600)
  await t.due.runDue(t.ports.clock.now())
  expect(await read('select 1 from spreadsheet_plan where tenant_id = $1 and id = $2', [preview.id])).toEqual([])
  for (const address of [url, preview.errors_url])
    expect(await t.ports.storage.get(address.slice('/media/'.length))).toBeNull()
})
