import type { SearchSuggestion } from '@storefront/contract/entities/site/search'
import { countedWord } from '../../../server/src/domains/site/search/words'
import { makeArticle, makeEvent } from '../../factories/content'
import { makeProduct } from '../../factories/product'
import { makeNote, makeTopic } from '../../factories/social'
import { limitsWith, MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

const WEEK_S = 604_800
const WORDS = '/base/search/word/'

let t: TestApp
let visitor: Client
beforeAll(async () => {
  t = await startTestApp({ trustProxy: ['loopback'], limits: limitsWith({ searchWordPerIp: 1 }) })
  visitor = t.visitor()
})
afterAll(() => t.stop())

const suggest = async (text: string, client = visitor): Promise<SearchSuggestion[]> =>
  (await client.get(`/base/search/?search=${encodeURIComponent(text)}`)).body.results
const frequent = async (client = visitor): Promise<string[]> =>
  (await client.get(WORDS)).body.results.map(({ word }: { word: string }) => word)
/** A visitor at an address, with a browser's token. */
async function from(address: number): Promise<Client> {
  const client = t.visitor({ headers: { 'x-forwarded-for': `192.0.2.${address}` } })
  await client.get(WORDS)
  return client
}
/** Searches from so many addresses. */
async function searchFor(search: string, people: number): Promise<void> {
  for (let n = 1; n <= people; n++) expect((await (await from(n)).post(WORDS, { search })).status).toBe(200)
}
async function setConfig(config: object): Promise<void> {
  await t.make((tx) =>
    tx.rows('update tenant set config = config || $2::jsonb where tenant_id = $1', [MAIN, JSON.stringify(config)]),
  )
  t.app.directory.clear()
}

describe('suggestions', () => {
  test('name visible items of every kind by their names, those of products first', async () => {
    const { id: author } = await t.user()
    const ids = await t.make(async (tx) => ({
      product: (await makeProduct(tx, MAIN, { name: '松石盖碗' })).id,
      event: await makeEvent(tx, MAIN, { name: '松石釉体验' }),
      article: await makeArticle(tx, MAIN, { title: '松石从哪里来' }),
      note: await makeNote(tx, MAIN, author, { title: '我的松石' }),
      topic: await makeTopic(tx, MAIN, { title: '松石之夏' }),
    }))
    expect(await suggest('松石')).toEqual([
      { kind: 'product', id: ids.product, name: '松石盖碗' },
      { kind: 'event', id: ids.event, name: '松石釉体验' },
      { kind: 'article', id: ids.article, name: '松石从哪里来' },
      { kind: 'note', id: ids.note, name: '我的松石' },
      { kind: 'topic', id: ids.topic, name: '松石之夏' },
    ])
    expect(await suggest('蓋碗 松石')).toEqual([{ kind: 'product', id: ids.product, name: '松石盖碗' }])
  })
  test('leave out what visitors do not see, and what is another site’s', async () => {
    const { id: author } = await t.user()
    await t.make(async (tx) => {
      await makeProduct(tx, MAIN, { name: '暗柏木盘', isActive: false })
      await makeProduct(tx, MAIN, { name: '暗柏木碗', onSaleAt: new Date(Date.now() + 9e9) })
      await makeNote(tx, MAIN, author, { title: '暗柏木笔记', isActive: false })
      await makeArticle(tx, MAIN, { title: '暗柏木文章', publishedAt: new Date(Date.now() + 9e9) })
      await makeProduct(tx, OTHER, { name: '暗柏木杯' })
    })
    expect(await suggest('暗柏')).toEqual([])
  })
  test('put names before texts, and keep to a few of each kind', async () => {
    await t.make(async (tx) => {
      const { id } = await makeProduct(tx, MAIN, { name: '竹盒', countPurchase: 900 })
      await tx.rows("update product set abstract = '装鹿角杯' where tenant_id = $1 and id = $2", [MAIN, id])
      for (let n = 0; n < 9; n++) await makeProduct(tx, MAIN, { name: `鹿角 ${n}`, countPurchase: n })
    })
    expect((await suggest('鹿角')).map(({ name }) => name)).toEqual(['鹿角 8', '鹿角 7', '鹿角 6', '鹿角 5'])
  })
  test('need letters', async () => {
    expect((await visitor.get('/base/search/?search=')).status).toBe(400)
    expect(await suggest('%')).toEqual([])
  })
})

describe('frequent searches', () => {
  beforeEach(() => setConfig({ hot_words: [], hidden_words: [] }))
  test('are words that people of three addresses searched for, the most frequent first', async () => {
    await t.make(async (tx) => {
      await makeProduct(tx, MAIN, { name: '海棠杯' })
      await makeProduct(tx, MAIN, { name: '梅花盏' })
    })
    await searchFor('海棠杯', 3)
    await searchFor('梅花盏', 4)
    await searchFor('海棠', 2)
    expect(await frequent()).toEqual(['梅花盏', '海棠杯'])
    expect((await suggest('海棠'))[0]).toEqual({ kind: 'word', name: '海棠杯' })
    expect((await suggest('海棠杯')).filter(({ kind }) => kind === 'word')).toEqual([])
  })
  test('count once a day for an address, however they are written', async () => {
    await t.make((tx) => makeProduct(tx, MAIN, { name: 'Kiln cup' }))
    for (const search of ['kiln', 'KILN', ' kiln ', 'ｋｉｌｎ']) await (await from(9)).post(WORDS, { search })
    expect(await frequent()).not.toContain('kiln')
    for (let day = 0; day < 3; day++) {
      t.ports.clock.forward(86_400)
      await (await from(9)).post(WORDS, { search: 'Kiln' })
    }
    expect(await frequent()).toContain('kiln')
  })
  test('give way to newer ones, and are forgotten', async () => {
    await t.make(async (tx) => {
      for (const name of ['旧瓷', '新瓷']) await makeProduct(tx, MAIN, { name })
    })
    await searchFor('旧瓷', 9)
    t.ports.clock.forward(WEEK_S)
    await searchFor('新瓷', 5)
    expect(await frequent()).toEqual(['新瓷', '旧瓷'])
    t.ports.clock.forward(12 * WEEK_S)
    await searchFor('新瓷', 3)
    expect(await frequent()).toEqual(['新瓷'])
    const rows = await t.make((tx) =>
      tx.rows<{ word: string }>('select word from search_word where tenant_id = $1', [MAIN]),
    )
    expect(rows.map(({ word }) => word)).toEqual(['新瓷'])
  })
  test('are neither what finds nothing, nor what may name a person', async () => {
    await t.make((tx) => makeProduct(tx, MAIN, { name: '13800138000 a@example.com 号' }))
    await searchFor('无此物品', 3)
    await searchFor('13800138000', 3)
    await searchFor('a@example.com', 3)
    expect(await frequent()).not.toEqual(expect.arrayContaining([expect.stringMatching(/无此|138|@/)]))
  })
  test('stand behind the site’s own words, without those that it hides', async () => {
    await t.make(async (tx) => {
      for (const name of ['青花瓶', '青花盘', '假货']) await makeProduct(tx, MAIN, { name })
    })
    await setConfig({ hot_words: ['青花盘'] })
    for (const word of ['青花瓶', '青花盘', '假货']) await searchFor(word, 5)
    await setConfig({ hidden_words: ['假'] })
    const words = await frequent()
    expect(words[0]).toBe('青花盘')
    expect(words.filter((word) => word === '青花盘')).toHaveLength(1)
    expect(words).toContain('青花瓶')
    expect(words).not.toContain('假货')
    expect((await suggest('假')).filter(({ kind }) => kind === 'word')).toEqual([])
  })
  test('are each site’s own', async () => {
    expect(await frequent(t.visitor({ base: '/api-t/rimba' }))).toEqual([])
  })
})

test.each([
  ['  Tea  CUP ', 'tea cup'],
  ['茶具', '茶具'],
  ['13800138000', null],
  ['me@example.com', null],
  ['a sentence with far too many letters', null],
  ['   ', null],
])('%p counts as %p', (search, word) => expect(countedWord(search)).toBe(word))
