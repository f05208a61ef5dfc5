import sharp from 'sharp'
import { makePage } from '../../factories/content'
import { makeImage } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { uploadFile } from '../support/upload'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

async function uploadAs(client: Client): Promise<number> {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#2f5d4a' } })
    .jpeg()
    .toBuffer()
  return (await uploadFile(client, '/form/form/image_upload/', bytes)).body.id
}

const imageOf = async (id: number) => {
  const [row] = await t.make((tx) =>
    tx.rows<{ thumb_key: string }>('select thumb_key from image where tenant_id = $1 and id = $2', [MAIN, id]),
  )
  if (!row) throw new Error(`no image ${id}`)
  return row
}

test('staff names pictures of the site and of other staff, and none that a visitor sent', async () => {
  const { client: staff } = await t.user({
    perms: ['shop.change_product', 'shop.change_coupon', 'promotion.change_flashcampaign'],
  })
  const [site, colleague, visitor] = [
    await t.make((tx) => makeImage(tx, MAIN)),
    await uploadAs((await t.user({ perms: ['post.change_article'] })).client),
    await uploadAs((await t.user()).client),
  ]
  const variants = [
    { id: null, name: '', price: '10.00', promotion_price: null, sku: '', inventory: 1, attributes: [] },
  ]
  const start = '2026-06-01T00:00:00Z'
  const bodies = (id: number): [path: string, body: object, field: string][] => [
    ['/studio/category/', { name: `C${id}`, slug: `c-${id}`, parent: null, image: id, position: 0 }, 'image'],
    [
      '/studio/product/',
      {
        name: `P${id}`,
        ctype: 'shop.product',
        category: null,
        images: [id],
        tags: [],
        abstract: '',
        description: '',
        price_marked: null,
        is_active: false,
        variants,
      },
      'images',
    ],
    [
      '/studio/flashcampaign/',
      {
        ...{
          title: 't',
          kind: 'link',
          picture: id,
          description: '',
          sub_description: '',
          link: null,
          coupon: null,
          audience: 'everyone',
          level: null,
        },
        ...{ card: null, product: null, days: null, mobiles: [], start, end: '2026-06-02T00:00:00Z' },
      },
      'picture',
    ],
  ]
  for (const [id, status] of [
    [site, 200],
    [colleague, 200],
    [visitor, 400],
  ] as const)
    for (const [path, body, field] of bodies(id)) {
      const reply = await staff.post(path, body, { key: true })
      expect([path, status, reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([
        path,
        status,
        status,
        status === 200 ? [] : [field],
      ])
    }
})

test('a page does not show a picture that a visitor sent', async () => {
  const visitor = await uploadAs((await t.user()).client)
  const site = await t.make((tx) => makeImage(tx, MAIN))
  const items = [visitor, site].map((id) => ({ image: { $image: id } }))
  await t.make((tx) => makePage(tx, MAIN, 'pictures', [{ moduleType: 'mpage.adspagemodule', config: { items } }]))
  const { body } = await t.visitor().get('/mpage/page/pictures/')
  const { thumb_key } = await imageOf(site)
  expect(body.modules[0].config.items.map(({ image }: { image: { thumb: string } }) => image.thumb)).toEqual([
    `/media/${thumb_key}`,
  ])
})
