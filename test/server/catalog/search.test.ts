import * as fc from 'fast-check'
import { Converter } from 'opencc-js/cn2t'
import { makeArticle, makeEvent } from '../../factories/content'
import { makeProduct } from '../../factories/product'
import { makeNote, makeTopic } from '../../factories/social'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let visitor: Client
let ownerId: number
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  visitor = t.visitor()
  const user = await t.user({ perms: ['*'] })
  ownerId = user.id
  owner = user.client
})
afterAll(() => t.stop())

const search = async (path: string, text: string, client = visitor): Promise<Loose> =>
  (await client.get(`${path}?limit=100&search=${encodeURIComponent(text)}`)).body
const idsOf = async (path: string, text: string, client = visitor): Promise<number[]> =>
  (await search(path, text, client)).results.map(({ id }: Loose) => id)

const LISTS = ['/shop/product/', '/post/article/', '/event/event/', '/note/note/', '/circle/topic/']
/** Puts a name into each list that visitors search, and gives its ids in their order. */
const makeEverywhere = (name: string): Promise<number[]> =>
  t.make(async (tx) => [
    (await makeProduct(tx, MAIN, { name })).id,
    await makeArticle(tx, MAIN, { title: name }),
    await makeEvent(tx, MAIN, { name }),
    await makeNote(tx, MAIN, ownerId, { title: name }),
    await makeTopic(tx, MAIN, { title: name }),
  ])

const toTraditional = Converter({ from: 'cn', to: 't' })
const toFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).replace(/ /g, '\u3000')
/** The ways in which the same words are written. */
const WRITINGS: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in upper case': (text) => text.toUpperCase(),
  'in lower case': (text) => text.toLowerCase(),
  'in full width': toFullWidth,
  'in traditional characters': toTraditional,
  'with accents apart': (text) => text.normalize('NFD'),
  'without accents': (text) => text.normalize('NFD').replace(/\p{Mn}/gu, ''),
  'with invisible letters': (text) => [...text].join('\u200b'),
  'with many blanks': (text) => ` ${text.replace(/ /g, ' \t ')} `,
}

const WORDS = [
  '团扇',
  '茶叶',
  '钧窑',
  '龙泉',
  '体验',
  '后院',
  '台湾',
  'Café',
  'Tea',
  'Größe',
  'Øl',
  'PRO',
  'Ежик',
  '300ml',
  'ﾃｨｰ',
  '50%',
  'a_b',
  'c\\d',
]
const wordsOf = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 5 })

test('a name is found by its words in any order, width, case and kind of characters', async () => {
  await fc.assert(
    fc.asyncProperty(
      wordsOf,
      fc.infiniteStream(fc.nat()),
      fc.constantFrom(...Object.keys(WRITINGS)),
      fc.constantFrom(...Object.keys(WRITINGS)),
      async (words, order, ofName, ofSearch) => {
        const ids = await makeEverywhere(WRITINGS[ofName]?.(words.join(' ')) ?? '')
        const shuffled = words.map((word) => ({ word, at: order.next().value ?? 0 })).sort((a, b) => a.at - b.at)
        const text = WRITINGS[ofSearch]?.(shuffled.map(({ word }) => word).join(' ')) ?? ''
        for (const [index, path] of LISTS.entries())
          expect({ path, text, ids: await idsOf(path, text) }).toEqual({
            path,
            text,
            ids: expect.arrayContaining([ids[index]]),
          })
      },
    ),
    { numRuns: 25 },
  )
})

test('every pair of characters of the table finds either one', async () => {
  const rows = await t.make((tx) => tx.rows<{ folded: string }>("select search_fold('蓋臺灣後體龍鈞葉') as folded"))
  expect(rows).toEqual([{ folded: '盖台湾后体龙钧叶' }])
})

test('a folded text stays as it is when it is folded again, however it was written', async () => {
  const texts = fc
    .sample(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'Aa１é蓋 ñ\u0301\u200bЖΣ') })),
      300,
    )
    .filter((text) => !text.includes('\0'))
  const writings = [
    WRITINGS['in full width'],
    WRITINGS['with accents apart'],
    (text: string) => `\ufeff${text}\u200b  `,
  ]
  const fold = (list: readonly string[]) =>
    t
      .make((tx) =>
        tx.rows<{ text: string }>(
          'select search_fold(x) as text from unnest($1::text[]) with ordinality as u (x, n) order by n',
          [list],
        ),
      )
      .then((rows) => rows.map(({ text }) => text))
  const foldedTexts = await fold(texts)
  expect(await fold(foldedTexts)).toEqual(foldedTexts)
  for (const write of writings) expect(await fold(texts.map((text) => write?.(text) ?? ''))).toEqual(foldedTexts)
})

test('every character is folded alike the short way and the long one', async () => {
  const rows = await t.make((tx) =>
    tx.rows(`select x from (select 'B ' || chr(n) || ' b' as x from generate_series(1, 65533) n where n not between 55296 and 57343) u
      where search_fold(x) <> search_fold_letters(x)`),
  )
  expect(rows).toEqual([])
})

test('texts are folded with an empty search path, as a restored dump does', async () => {
  const rows = await t.make(async (tx) => {
    await tx.exec("set local search_path = ''")
    return tx.rows(
      "select public.search_text('蓋碗', 'Ａ') as text, public.search_marks(1, public.search_text('蓋', '')) as marks",
    )
  })
  expect(rows).toEqual([{ text: '盖碗\na', marks: expect.arrayContaining(['1:盖', '1~盖']) }])
})

describe('a search', () => {
  test('finds no row that lacks one of the words', async () => {
    const [id] = await makeEverywhere('天目 油滴盏')
    expect(await idsOf('/shop/product/', '油滴 天目')).toEqual([id])
    expect(await idsOf('/shop/product/', '油滴 曜变')).toEqual([])
  })
  test('finds words that marks, quotes and brackets part', async () => {
    const ids = await makeEverywhere('影青执壶（大号）Lotus')
    for (const text of ['大号，影青', '影青、lotus', '「执壶」', '执壶。', '“影青”(大号)', 'lotus/大号', '，执壶，'])
      for (const [n, path] of LISTS.entries()) expect([text, await idsOf(path, text)]).toEqual([text, [ids[n]]])
  })

  test('takes % and _ for themselves', async () => {
    const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '纯棉100%柔软' }))
    expect(await idsOf('/shop/product/', '100%柔')).toEqual([id])
    expect(await idsOf('/shop/product/', '纯_100')).toEqual([])
    expect(await idsOf('/shop/product/', '纯%柔')).toEqual([])
  })
  test('lists names before texts, unless an order was chosen', async () => {
    const name = await t.make((tx) => makeArticle(tx, MAIN, { title: '窑变之美', publishedAt: new Date('2026-01-01') }))
    const text = await t.make((tx) =>
      makeArticle(tx, MAIN, { title: '釉色', abstract: '谈窑变', publishedAt: new Date('2026-02-01') }),
    )
    expect(await idsOf('/post/article/', '窑变')).toEqual([name, text])
    const { body } = await visitor.get(`/post/article/?ordering=-published&search=${encodeURIComponent('窑变')}`)
    expect(body.results.map(({ id }: Loose) => id)).toEqual([text, name])
  })
  test('finds what a row is called now, and nothing after its deletion', async () => {
    const id = await t.make((tx) => makeTopic(tx, MAIN, { title: '旧称甲' }))
    await t.make((tx) => tx.rows("update topic set title = '新称乙' where tenant_id = $1 and id = $2", [MAIN, id]))
    expect([await idsOf('/circle/topic/', '旧称甲'), await idsOf('/circle/topic/', '新称乙')]).toEqual([[], [id]])
    await t.make((tx) => tx.rows('delete from topic where tenant_id = $1 and id = $2', [MAIN, id]))
    expect(await idsOf('/circle/topic/', '新称乙')).toEqual([])
  })
  test('stays within its site', async () => {
    await t.make((tx) => makeProduct(tx, OTHER, { name: '邻家秘色瓷' }))
    expect(await search('/shop/product/', '邻家秘色瓷')).toEqual({ count: 0, results: [] })
    expect(await search('/shop/product/', '邻家秘色词')).toEqual({ count: 0, results: [] })
    const others = t.visitor({ base: '/api-t/rimba' })
    expect((await search('/shop/product/', '秘色瓷 邻家', others)).count).toBe(1)
  })
  test.each([
    "search_few_ids('account', 'x', 1)",
    "search_names('account', '{x}', 1)",
    "search_grams_ids('product', 'id', '{x}', 1)",
    "search_grams_ids('account', 'mobile', '{x}', 1)",
  ])('%s reads no table but those that are searched', async (call) => {
    await expect(t.database.of(MAIN).read((tx) => tx.rows(`select ${call}`))).rejects.toThrow(
      'not searched by an index',
    )
  })
})

describe('a search that finds nothing', () => {
  beforeAll(async () => {
    for (const name of ['青釉盖碗', '白瓷公道杯', 'Blue Teapot 500ml', 'Keranjang Rotan']) await makeEverywhere(name)
  })
  test.each([
    ['a homophone', '盖完', '盖碗'],
    ['two homophones', '改完', '盖碗'],
    ['a homophone in traditional characters', '蓋玩', '盖碗'],
    ['swapped letters', '碗盖', '盖碗'],
    ['a wrong letter', '公道怀', '公道杯'],
    ['a wrong letter of two', '盖饭', '盖碗'],
    ['one wrong word of two', 'ｂｌｕｅ teapto', 'blue Teapot'],
    ['a missing letter', 'tepot', 'Teapot'],
    ['an additional letter', 'TEAPPOT', 'Teapot'],
    ['a wrong letter of a Latin word', 'rotam', 'Rotan'],
    ['a missing blank', 'TEAPOT500ml', 'teapot 500 ml'],
    ['wrong words of both scripts', '盖完 rotn', null],
  ])('proposes the nearest words of the shop for %s', async (_, text, suggestion) => {
    for (const path of LISTS) {
      const body = await search(path, text)
      expect({ path, ...body }).toEqual({ path, count: 0, results: [], ...(suggestion !== null && { suggestion }) })
      if (suggestion !== null) expect((await search(path, suggestion)).count).toBeGreaterThan(0)
    }
  })
  test('proposes nothing that is far from every name', async () => {
    for (const text of ['水晶吊灯', 'zzqxzzqx', '。。。', '完'])
      expect(await search('/shop/product/', text)).toEqual({ count: 0, results: [] })
  })
  test('proposes nothing that visitors do not see', async () => {
    await t.make((tx) => makeProduct(tx, MAIN, { name: '下架鸡缸杯', isActive: false }))
    expect(await search('/shop/product/', '鸡钢杯')).toEqual({ count: 0, results: [] })
  })

  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  /** One slip of a finger in a word. */
  const slip = (word: string) =>
    fc.oneof(
      fc
        .nat(word.length - 2)
        .map((at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)),
      fc.nat(word.length - 1).map((at) => word.slice(0, at) + word.slice(at + 1)),
      fc.tuple(fc.nat(word.length - 1), letters).map(([at, letter]) => word.slice(0, at) + letter + word.slice(at + 1)),
      fc.tuple(fc.nat(word.length), letters).map(([at, letter]) => word.slice(0, at) + letter + word.slice(at)),
    )
  test('leads on from any one slip in any word of a name', async () => {
    const words = ['blue', 'teapot', 'keranjang', 'rotan']
    const slips = fc.constantFrom(...words).chain((word) => slip(word))
    await fc.assert(
      fc.asyncProperty(slips, async (text) => {
        const body = await search('/shop/product/', text)
        expect({ text, isLedOn: body.count > 0 || body.suggestion !== undefined }).toEqual({ text, isLedOn: true })
      }),
      { numRuns: 60 },
    )
  })
})

describe('staff', () => {
  test('find products by the number of a variant, in the studio alone', async () => {
    const { id } = await t.make((tx) =>
      makeProduct(tx, MAIN, { name: '货号杯', variants: [{ sku: 'MUG-Red-01' }, { sku: 'MUG-BLUE-02' }] }),
    )
    for (const text of ['mug-red-01', 'ＭＵＧ－ＲＥＤ', 'blue-02', '货号杯'])
      expect(await idsOf('/studio/product/', text, owner)).toEqual([id])
    expect(await idsOf('/shop/product/', 'mug-red-01')).toEqual([])
  })
})
