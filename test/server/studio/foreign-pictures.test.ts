import { resourceNames, resourceOf } from '@storefront/contract/resources'
import fc from 'fast-check'
import sharp from 'sharp'
import { foreignPictures } from '../../../server/src/domains/shared/foreign-pictures'
import { makeImage, makeProduct } from '../../factories/product'
import { type ReferenceIds, resourceValues } from '../../support/resource-values'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let owner: Client
let ids: ReferenceIds
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
  const [image, product] = await t.make(async (tx) => [await makeImage(tx, MAIN), await makeProduct(tx, MAIN)])
  const create = async (name: 'category' | 'articlecategory' | 'topiccategory' | 'resvresource') =>
    (await owner.post(`/studio/${name}/`, resourceValues(resourceOf(name), { image, of: {} }), { key: true })).body
      .id as number
  const references = {
    category: await create('category'),
    articlecategory: await create('articlecategory'),
    topiccategory: await create('topiccategory'),
    resvresource: await create('resvresource'),
  }
  ids = { image, of: { product: product.id, ...references } }
})
afterAll(() => t.stop())

const png = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#a63' } })
    .png()
    .toBuffer()
const address = (name: string) => `https://mmbiz.example/${name}?wx_fmt=png`
const takeOver = (url: string, client = owner) => client.post('/studio/upload/address/', { url })

describe('a picture of the web', () => {
  test('is stored as one of the site that its staff can show', async () => {
    t.ports.remotePictures.pictures.set(address('cup'), await png())
    const { status, body } = await takeOver(address('cup'))
    expect([status, body]).toMatchObject([
      200,
      { width: 30, height: 20, full: expect.stringMatching(/^\/media\/t1\/.*\.png$/) },
    ])
    expect(
      await t.make((tx) => tx.rows('select by_staff from image where tenant_id = 1 and id = $1', [body.id])),
    ).toEqual([{ by_staff: true }])
  })

  test.each([
    ['gone', 'missing', [409, '10419']],
    ['inside', 'private', [409, '10420']],
    ['heavy', 'tooLarge', [413, '10413']],
    ['down', new Error('down'), [502, '10421']],
    ['text', Buffer.from('<html>'), [415, '10415']],
  ] as const)('%s is refused by its reason', async (name, picture, refusal) => {
    const { UpstreamError } = await import('../../../server/src/core/ports.types')
    t.ports.remotePictures.pictures.set(
      address(name),
      picture instanceof Error ? new UpstreamError('remote picture', picture.message) : picture,
    )
    const { status, body } = await takeOver(address(name))
    expect([status, body.err_code]).toEqual(refusal)
    expect(JSON.stringify(body)).not.toContain('mmbiz.example')
  })

  test.each(['file:///etc/passwd', 'data:image/png;base64,AA==', 'ftp://x.example/a', 'https://x example/'])(
    'is not asked for at %s',
    async (url) => {
      expect((await takeOver(url)).status).toBe(400)
    },
  )

  test('is refused to users without a permission to upload', async () => {
    expect((await takeOver(address('cup'), (await t.user()).client)).status).toBe(403)
  })
})

const FOREIGN = '<p>杯<img src="https://other.example/a.jpg"></p>'
const html = (src: string) => `<p><img src="${src}"></p>`
const OWN = html('/media/t1/a.jpg')

const htmlFields = resourceNames.flatMap((name) =>
  Object.entries(resourceOf(name).fields).flatMap(([field, { kind }]) =>
    kind === 'html' ? [[name, field] as const] : [],
  ),
)

describe.each(htmlFields)('the text of a %s (%s)', (name, field) => {
  const create = (text: string) =>
    owner.post(`/studio/${name}/`, { ...resourceValues(resourceOf(name), ids), [field]: text }, { key: true })
  const save = ({ id, values: base }: Loose, text: string) =>
    owner.put(`/studio/${name}/${id}/`, { base, values: { ...base, [field]: text } }, { key: true })

  test('is refused with a picture of another site, at its field, and saved with one of the site', async () => {
    const { status, body } = await create(FOREIGN)
    expect([status, Object.values(body.fields as Loose)]).toEqual([
      400,
      ['图片在别的网站（other.example）上，请先转存到本店'],
    ])
    const item = (await create(OWN)).body
    expect((await save(item, FOREIGN)).status).toBe(400)
    expect((await save(item, `${OWN}<p>新</p>`)).status).toBe(200)
  })
})

const variant = { id: null, attributes: [], price: '1.00', promotion_price: null, sku: '', inventory: 1 }
const product = (description: string) => ({
  ...{
    name: '杯',
    abstract: '',
    description,
    ctype: 'shop.product',
    category: null,
    tags: [],
    price_marked: null,
    is_active: true,
    images: [],
  },
  variants: [variant],
})

test('the description of a product is refused with a picture of another site, and keeps one that stood there before', async () => {
  expect((await owner.post('/studio/product/', product(FOREIGN), { key: true })).body.fields).toEqual({
    description: '图片在别的网站（other.example）上，请先转存到本店',
  })
  const { id, version, variants } = (await owner.post('/studio/product/', product(OWN), { key: true })).body
  await t.make((tx) => tx.rows('update product set description = $2 where tenant_id = 1 and id = $1', [id, FOREIGN]))
  const save = (description: string) =>
    owner.put(`/studio/product/${id}/`, { ...product(description), variants, version }, { key: true })
  expect((await save(`${FOREIGN}${html('https://third.example/b.jpg')}`)).body.fields.description).toContain(
    'third.example',
  )
  expect((await save(`${FOREIGN}<p>新</p>`)).status).toBe(200)
})

test('the rules of a raffle are refused with a picture of another site', async () => {
  const prize = { name: '钻石', kind: 'diamond', ref: 5, quantity: 2, value: '1', odds: 10_000 }
  const dates = { start: '2030-01-01T00:00:00Z', end: '2030-01-02T00:00:00Z' }
  const raffle = (rules: string) => ({
    title: '转',
    abstract: '',
    kind: 'draw',
    ...dates,
    price: 1,
    max_tickets: 5,
    claim_days: 7,
    rules,
    prizes: [prize],
  })
  const create = (rules: string) => owner.post('/studio/ops/raffle/raffle/', raffle(rules), { key: true })
  expect((await create(FOREIGN)).body.fields?.rules).toContain('other.example')
  const { status, body } = await create(OWN)
  expect(status).toBe(200)
  expect(
    (await owner.put(`/studio/ops/raffle/raffle/${body.id}/`, raffle(FOREIGN), { key: true })).body.fields?.rules,
  ).toContain('other.example')
})

test('addresses of the site and of its storage are its own, and those of other hosts are not', () => {
  const ctx = {
    tenant: { domains: ['shop.example'] },
    ports: { storage: { url: (key: string) => `https://cdn.example/b/${key}` } },
  } as never
  const own = [
    '/media/a.jpg',
    'a.jpg',
    'https://cdn.example/b/t1/a.jpg',
    'https://shop.example/media/a.jpg',
    '//shop.example/a.jpg',
  ]
  const foreign = [
    'https://other.example/a.jpg',
    '//other.example/a.jpg',
    'HTTP://other.example:8080/a.jpg',
    'https://x.shop.example/a',
    'https://shop.example@other.example/a',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...own, ...foreign)), (addresses) => {
      const hosts = foreignPictures(ctx, addresses.map(html).join('<p>字</p>'))
      expect([...hosts.keys()]).toEqual([...new Set(addresses.filter((one) => foreign.includes(one)))])
    }),
  )
})
