import { type ModuleRow, modules } from '@storefront/contract/modules'
import { startTestApp, type TestApp } from '../support/app'

const rename = (from: string, to: string) => (config: Record<string, unknown>) => {
  const { [from]: value, ...rest } = config
  return { ...rest, [to]: value }
}
const richText = modules.find(({ type }) => type === 'mpage.richtextpagemodule') as ModuleRow
const { version, migrations } = richText

let t: TestApp
beforeAll(async () => {
  // The schema of rich text as if it had changed twice: `text`, then `body`, now `html`.
  Object.assign(richText, { version: 3, migrations: [rename('text', 'body'), rename('body', 'html')] })
  t = await startTestApp()
})
afterAll(async () => {
  Object.assign(richText, { version, migrations })
  await t.stop()
})

test('a revision of two schema versions ago is shown and restored in the present schema', async () => {
  const { client } = await t.user({ perms: ['mpage.change_page'] })
  const { id } = (await client.post('/studio/page/', { title: '旧', slug: 'old' }, { key: true })).body
  await client.post(`/studio/page/${id}/revision/`, { name: '旧版', version: 1 }, { key: true })
  const module = (version: number, config: object) => ({
    id: 2 ** 44 + version,
    type: 'mpage.richtextpagemodule',
    name: '',
    style: '',
    hidden: false,
    version,
    config,
  })
  const doc = {
    title: '旧',
    settings: {},
    modules: [module(1, { text: '<p>一</p>' }), module(2, { body: '<p>二</p>' }), module(3, { html: '<p>三</p>' })],
  }
  await t.make((tx) =>
    tx.rows('update page_revision set doc = $2::jsonb where page_id = $1', [id, JSON.stringify(doc)]),
  )
  const configs = [{ html: '<p>一</p>' }, { html: '<p>二</p>' }, { html: '<p>三</p>' }]
  expect((await client.get(`/studio/page/${id}/revision/1/`)).body.doc.modules).toMatchObject(
    configs.map((config) => ({ config })),
  )
  expect(
    (await client.post(`/studio/page/${id}/revision/1/restore/`, { version: 1 }, { key: true })).body.doc.modules,
  ).toMatchObject(configs.map((config) => ({ config })))
  expect((await client.get(`/studio/page/${id}/check/`)).body.problems).toEqual([])
  const [row] = await t.make((tx) =>
    tx.rows<{ doc: { modules: { version: number }[] } }>('select doc from page_draft where page_id = $1', [id]),
  )
  expect(row?.doc.modules.map(({ version }) => version)).toEqual([3, 3, 3])
})
