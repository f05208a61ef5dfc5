import { auditActions, auditKinds } from '@storefront/contract/domain/site/audit'
import { screenText } from '../../../server/src/core/i18n'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

const LINE = `insert into audit_log (tenant_id, actor_id, action, kind, item, before, after, request_id, at)
  values ($1, $2, $3, $4, $5, $6, $7, 'test', $8)`

let t: TestApp
let owner: Client
let ownerId: number
beforeAll(async () => {
  t = await startTestApp()
  const user = await t.user({ perms: ['*'] })
  owner = user.client
  ownerId = user.id
})
afterAll(() => t.stop())

interface Line {
  action?: string
  kind?: string
  item: string
  before?: object
  after?: object
}

const jsonOf = (value: object | undefined) => (value ? JSON.stringify(value) : null)
const write = ({ action = 'update', kind = 'article', item, before, after }: Line, tenantId = MAIN, userId = ownerId) =>
  t.make((tx) =>
    tx.rows(LINE, [tenantId, userId, action, kind, item, jsonOf(before), jsonOf(after), t.ports.clock.now()]),
  )

const itemsOf = async (query: string): Promise<string[]> =>
  (await owner.get(`/studio/audit/?${query}`)).body.results.map(({ item }: { item: string }) => item)

test('a search finds lines by a word of their item and of their fields before and after', async () => {
  await write({ item: '7101', before: { title: '秘色瓷' }, after: { title: '越窑青瓷' } })
  await write({ item: '7102', after: { title: '定窑白瓷', price: '128.00' } })
  await write({ item: 'ZX9-A' })
  expect(await itemsOf('search=秘色')).toEqual(['7101'])
  expect(await itemsOf('search=瓷')).toEqual(['7102', '7101'])
  expect(await itemsOf('search=白瓷 128.00')).toEqual(['7102'])
  expect(await itemsOf('search=zx9')).toEqual(['ZX9-A'])
  expect(await itemsOf('search=曜变')).toEqual([])
  expect(await itemsOf('search=瓷&kind=order')).toEqual([])
})

test('a search of many lines goes through them in their order', async () => {
  await t.make((tx) =>
    tx.rows(
      `insert into audit_log (tenant_id, actor_id, action, kind, item, after, request_id, at)
        select $1, $2, 'update', 'topic', n::text, '{"title": "汝窑天青"}', 'test', $3 from generate_series(1, 1200) as g (n)`,
      [MAIN, ownerId, t.ports.clock.now()],
    ),
  )
  const { count, results } = (await owner.get('/studio/audit/?search=天青&limit=2')).body
  expect(results.map(({ item }: { item: string }) => item)).toEqual(['1200', '1199'])
  expect(count).toBeGreaterThan(2)
})

test('a search finds no line of another site', async () => {
  await write({ item: '7201', after: { title: '建盏曜变' } }, OTHER, (await t.user({ tenantId: OTHER })).id)
  expect(await itemsOf('search=建盏')).toEqual([])
})

test('each action and each kind of the log has its word in all languages', () => {
  const keys = [...auditActions.map((action) => `audit.actions.${action}`), ...auditKinds.map(({ text }) => text)]
  const absent = ['zh-cn', 'en', 'id'].flatMap((language) =>
    keys.flatMap((key) => (screenText(language, 'studio', key) === null ? [`${language} ${key}`] : [])),
  )
  expect(absent).toEqual([])
})

test('the file of the log has the words of its screen instead of stored names', async () => {
  await write({
    action: 'process',
    kind: 'return',
    item: '7301',
    before: { is_active: true },
    after: { is_active: false },
  })
  await write({ kind: 'coupon', item: '7302', after: { label: '满百减十', strange: 1 } })
  const { body } = await owner.post('/studio/list/audit/export/', { filters: { search: '730' }, format: 'csv' })
  const file = await t.ports.storage.get(String(body.url).slice('/media/'.length))
  const [, coupon = '', back = ''] = (file?.bytes.toString() ?? '').split('\r\n')
  expect(coupon).toContain(',修改,优惠券,7302,,名称: 满百减十; strange: 1')
  expect(back).toContain(',处理,退换货,7301,启用: true,启用: false')
})
