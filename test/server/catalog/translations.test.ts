import { fieldsOfKind, type TranslatedKind, translatedFields } from '@storefront/contract/domain/content/translation'
import { makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { makeBuyer, order } from '../support/shopping'
import { configure } from '../support/site'

let t: TestApp
let staff: Client
let english: Client
beforeAll(async () => {
  t = await startTestApp()
  staff = (await t.user({ perms: ['shop.change_product'] })).client
  english = t.visitor({ headers: { 'accept-language': 'en' } })
  await configure(t, { languages: ['en'] })
})
afterAll(() => t.stop())

const draft = (translations: object, more: object = {}) => ({
  ...{ name: '青釉盖碗', abstract: '手工拉坯', description: '<p>龙泉</p>', ctype: 'shop.product', category: null },
  ...{ tags: ['新品'], price_marked: null, is_active: true, images: [], seo_title: '龙泉青釉盖碗' },
  variants: [
    {
      ...{ id: null, attributes: [{ name: '颜色', value: '天青' }], price: '128.00', promotion_price: null },
      ...{ sku: '', inventory: 3 },
    },
  ],
  translations: JSON.stringify(translations),
  ...more,
})
const create = async (translations: object, more: object = {}): Promise<Loose> =>
  (await staff.post('/studio/product/', draft(translations, more), { key: true })).body
const inEnglish = {
  name: 'Celadon gaiwan',
  description: '<p>From Longquan</p><script>x</script>',
  words: { 颜色: 'Colour', 天青: 'Sky blue', 新品: 'New' },
}

describe('a product with English texts in a Chinese shop', () => {
  let id: number
  beforeAll(async () => {
    id = (await create({ en: inEnglish })).id
  })

  test('is shown in English to those who ask for it, field by field, and in Chinese to all others', async () => {
    const { body } = await english.get(`/shop/product/${id}/`)
    expect(body).toMatchObject({ name: 'Celadon gaiwan', abstract: '手工拉坯', tags: ['New'] })
    expect([body.description, body.seo]).toEqual(['<p>From Longquan</p>', undefined])
    expect(body.variants[0]).toMatchObject({
      attribute_values: [{ attribute: { name: 'Colour' }, value: 'Sky blue' }],
      attributes_label: 'Sky blue',
    })
    const list = (await english.get('/shop/product/')).body.results
    expect(list.find((one: Loose) => one.id === id)).toMatchObject({ name: 'Celadon gaiwan', tags: ['New'] })
    for (const client of [t.visitor(), t.visitor({ headers: { 'accept-language': 'id' } })])
      expect((await client.get(`/shop/product/${id}/`)).body).toMatchObject({
        name: '青釉盖碗',
        seo: { title: '龙泉青釉盖碗' },
        variants: [{ attributes_label: '天青' }],
      })
  })

  test('is found by words of either language', async () => {
    const findBy = async (search: string) =>
      (await t.visitor().get(`/shop/product/?search=${encodeURIComponent(search)}`)).body.results.map(
        (one: Loose) => one.id,
      )
    expect(await findBy('celadon GAIWAN')).toEqual([id])
    expect(await findBy('青釉')).toEqual([id])
    expect(await findBy('longquanx')).toEqual([])
    const desk = await staff.get('/studio/product/?search=gaiwan')
    expect(desk.body.results.map((one: Loose) => [one.id, one.name])).toEqual([[id, '青釉盖碗']])
  })

  test('stands in the basket in the language of its reader, and in an order in that of the checkout', async () => {
    const buyer = await makeBuyer(t)
    const other = { ...buyer, client: t.visitor({ token: buyer.token, headers: { 'accept-language': 'en' } }) }
    const { variants } = (await english.get(`/shop/product/${id}/`)).body
    const product = { id, name: '', variants: variants.map((one: Loose) => one.id) }
    const newOrder = await order(other, product)
    const read = async (client: Client) => (await client.get(`/shop/order/${newOrder.number}/`)).body.lines[0]
    for (const client of [buyer.client, other.client])
      expect(await read(client)).toMatchObject({ product_name: 'Celadon gaiwan', attributes_label: 'Sky blue' })
    await order(buyer, product)
    await buyer.client.post(
      `/shop/product/${id}/add_basket/`,
      { variant_id: product.variants[0], quantity: 1 },
      { key: true },
    )
    const line = async (client: Client) => (await client.get('/shop/basket/')).body.lines[0].product_name
    expect([await line(buyer.client), await line(other.client)]).toEqual(['青釉盖碗', 'Celadon gaiwan'])
  })

  test('is edited with its translations under one version, and drafts without them leave them', async () => {
    const read = async () => (await staff.get(`/studio/product/${id}/`)).body
    const present = await read()
    expect(JSON.parse(present.translations).en.name).toBe('Celadon gaiwan')
    const { translations, ...rest } = draft({}, { version: present.version, name: '青釉碗' })
    const save = (body: object) => staff.put(`/studio/product/${id}/`, body, { key: true })
    const variants = present.variants
    expect((await save({ ...rest, variants })).body).toMatchObject({
      name: '青釉碗',
      translations: present.translations,
    })
    expect((await save({ ...rest, variants, translations })).body.err_code).toBe('16012')
    const cleared = await save({ ...rest, variants, translations, version: present.version + 1 })
    expect(cleared.body.translations).toBe('{}')
    expect((await english.get(`/shop/product/${id}/`)).body.name).toBe('青釉碗')
  })
})

test('translations of fields that are not declared, of unknown languages and with foreign pictures are refused', async () => {
  const fieldsOf = async (translations: object) => (await create(translations)).fields
  expect(await fieldsOf({ en: { price: '1' } })).toHaveProperty('translations')
  expect(await fieldsOf({ fr: { name: 'Tasse' } })).toHaveProperty('translations')
  expect(await fieldsOf({ en: { description: '<img src="https://elsewhere.example/x.png">' } })).toHaveProperty(
    'translations',
  )
})

test('a language that the site has switched off is not shown, and its texts stay', async () => {
  const { id } = await create({ en: { name: 'Teapot' }, id: { name: 'Teko' } })
  const name = async () => (await english.get(`/shop/product/${id}/`)).body.name
  await configure(t, { languages: [] })
  expect(await name()).toBe('青釉盖碗')
  await configure(t, { languages: ['en'] })
  expect(await name()).toBe('Teapot')
})

test('a search finds no translations of another site', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, OTHER, { name: '别家' }))
  const translations = JSON.stringify({ en: { name: 'Foreign saucer' } })
  await t.make((tx) =>
    tx.rows('update product set translations = $3::jsonb where tenant_id = $1 and id = $2', [OTHER, id, translations]),
  )
  expect((await t.visitor().get('/shop/product/?search=saucer')).body.results).toEqual([])
  expect((await t.visitor({ base: '/api-t/rimba' }).get('/shop/product/?search=saucer')).body.results).toHaveLength(1)
})

test('categories are named in the language of the request, in their list and beside a product', async () => {
  const values = { name: '茶器', slug: 'tea-ware', parent: null, image: null, position: 0 }
  const translations = JSON.stringify({ en: { name: 'Tea ware' } })
  const { body } = await staff.post('/studio/category/', { ...values, translations }, { key: true })
  expect(body.values.translations).toBe(translations)
  const names = async (client: Client) =>
    (await client.get('/shop/category/')).body.results.map((one: Loose) => one.name)
  expect([await names(english), await names(t.visitor())]).toEqual([['Tea ware'], ['茶器']])
  const { id } = await create({}, { category: body.id })
  expect((await english.get(`/shop/product/${id}/`)).body.category).toEqual({ id: body.id, name: 'Tea ware' })
  await t.make((tx) => makeProduct(tx, MAIN, { categoryId: body.id }))
})

describe('the lists of what lacks a text', () => {
  const full = {
    ...inEnglish,
    abstract: 'Thrown by hand',
    seo_title: 'Longquan celadon gaiwan',
  }
  const lists = async (query: string, id: number): Promise<boolean> =>
    (await staff.get(`/studio/product/?limit=100&${query}`)).body.results.some((one: { id: number }) => one.id === id)

  test('a product is among them until every field with a text in the main language has one', async () => {
    const { id } = await create({ en: full })
    const { id: partly } = await create({ en: { ...full, abstract: '' } })
    const { id: empty } = await create({})
    const { id: bare } = await create({ en: { name: 'Cup' } }, { abstract: '', description: '<p></p>', seo_title: '' })
    const areListed = await Promise.all([id, partly, empty, bare].map((one) => lists('untranslated=en', one)))
    expect(areListed).toEqual([false, true, true, false])
    expect(await lists('', id)).toBe(true)
  })

  test('a language that the site does not offer is refused', async () => {
    for (const language of ['id', 'zh-cn', "en' or true"])
      expect((await staff.get(`/studio/product/?untranslated=${encodeURIComponent(language)}`)).status).toBe(400)
  })

  test('a category, an article and an event are found by the same filter', async () => {
    const editor = (await t.user({ perms: ['shop.change_product', 'post.change_article', 'event.change_event'] }))
      .client
    const { id } = (
      await editor.post(
        '/studio/category/',
        { name: '香具', slug: 'incense', parent: null, image: null, position: 0, translations: '{}' },
        { key: true },
      )
    ).body
    const ids = async (): Promise<number[]> =>
      (await editor.get('/studio/category/?untranslated=en')).body.results.map((one: { id: number }) => one.id)
    expect(await ids()).toContain(id)
    await t.make((tx) =>
      tx.rows('update category set translations = $3 where tenant_id = $1 and id = $2', [
        MAIN,
        id,
        { en: { name: 'Incense' } },
      ]),
    )
    expect(await ids()).not.toContain(id)
    for (const name of ['article', 'event', 'articlecategory'])
      expect((await editor.get(`/studio/${name}/?untranslated=en`)).status).toBe(200)
  })

  test('the triggers of the tables read the fields that the contract declares', async () => {
    const rows = await t.make((tx) =>
      tx.rows<{ name: string; definition: string }>(
        "select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger where tgname like '%\\_translated\\_in'",
      ),
    )
    const fields = (text: string | undefined) => (text ?? '').replaceAll("'", '').split(', ').sort()
    expect(rows.map(({ name }) => name.replace('_translated_in', '').replace('_', '')).sort()).toEqual(
      Object.keys(translatedFields).sort(),
    )
    for (const { name, definition } of rows) {
      const kind = name.replace('_translated_in', '').replace('_', '') as TranslatedKind
      const declared = Object.entries(fieldsOfKind(kind)).flatMap(([field, { form }]) =>
        form === 'words' ? [] : [field],
      )
      expect(fields(/set_translated_in\((.*)\)/.exec(definition)?.[1])).toEqual(declared.sort())
      expect(fields(/UPDATE OF (.*) ON/.exec(definition)?.[1])).toEqual([...declared, 'translations'].sort())
    }
  })
})
