import { makePage } from '../../factories/content'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { configure } from '../support/site'

let t: TestApp
let english: Client
beforeAll(async () => {
  t = await startTestApp()
  english = t.visitor({ headers: { 'accept-language': 'en' } })
  await configure(t, { languages: ['en'] })
})
afterAll(() => t.stop())

const link = { type: 'product', id: 1, title: '茶' }

test('a page shows its texts in the language of the request, and what is missing in the main one', async () => {
  const { id, modules } = await t.make((tx) =>
    makePage(tx, MAIN, 'tea', [
      {
        moduleType: 'mpage.adspagemodule',
        config: { items: [{ title: '茶' }, { title: '碗' }], link, title_config: { title: '新到', subtitle: '' } },
      },
      { moduleType: 'mpage.richtextpagemodule', config: { html: '<p>你好</p>' } },
    ]),
  )
  const translations = {
    en: {
      words: { 茶: 'Tea', 新到: 'New', 'Page tea': 'A page of tea' },
      html: { [modules[1] ?? 0]: { html: '<p>Hello</p><script>x</script>' } },
    },
  }
  await t.make((tx) =>
    tx.rows('update page set settings = $3::jsonb where tenant_id = $1 and id = $2', [
      MAIN,
      id,
      JSON.stringify({ translations }),
    ]),
  )
  const read = async (client: Client): Promise<Loose> => (await client.get('/mpage/page/tea/')).body
  const page = await read(english)
  expect(page.title).toBe('A page of tea')
  expect(page.modules[0].config).toMatchObject({
    items: [{ title: 'Tea' }, { title: '碗' }],
    title_config: { title: 'New', subtitle: '' },
    link: { title: '茶' },
  })
  expect(page.modules[1].config.html).toBe('<p>Hello</p>')
  const chinese = await read(t.visitor())
  expect([chinese.title, chinese.modules[0].config.items[0].title, chinese.modules[1].config.html]).toEqual([
    'Page tea',
    '茶',
    '<p>你好</p>',
  ])
})
