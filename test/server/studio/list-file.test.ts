import { LIST_OFFSET_MAX } from '@storefront/contract/constants'
import { listFileNames, listFileRows } from '@storefront/contract/endpoints/studio/list-file'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

const LINKS =
  "insert into short_link (tenant_id, code, path, user_id, visits, created_at) select $1, $2 || n, '/page/' || $2 || n, $3, n, $4::timestamptz + n * interval '1 second' from generate_series(1, $5::int) n"

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

const makeLinks = (count: number, prefix: string, tenantId = MAIN, userId = ownerId): Promise<unknown> =>
  t.make((tx) => tx.rows(LINKS, [tenantId, prefix, userId, t.ports.clock.now(), count]))

const write = (list: string, filters: Record<string, string> = {}, client = owner) =>
  client.post(`/studio/list/${list}/export/`, { filters, format: 'csv' })

async function linesOf({ url }: Loose): Promise<string[]> {
  const file = await t.ports.storage.get(String(url).slice('/media/'.length))
  return (file?.bytes.toString() ?? '').trim().split('\r\n')
}

test.each(listFileNames)('a file of %s has its heads in words', async (list) => {
  const { status, body } = await write(list)
  expect(status).toBe(200)
  const [heads = ''] = await linesOf(body)
  expect(heads.replace(/^\uFEFF/, '')).toMatch(/^[^\w.]+(,[^\w.]+)+$/)
})

test.each(listFileNames)('a file of %s is refused to staff who may not read the list', async (list) => {
  const others = listFileNames.map((name) => listFileRows[name].auth).filter((auth) => auth !== listFileRows[list].auth)
  const { client } = await t.user({ perms: [...new Set(others)] })
  expect((await write(list, {}, client)).status).toBe(403)
})

test('a file has each row of all pages of its own site once, by the filters of the list', async () => {
  await makeLinks(250, 'aa')
  await makeLinks(5, 'bb', OTHER, (await t.user({ tenantId: OTHER })).id)
  const { body } = await write('shortlinks')
  const lines = await linesOf(body)
  const targets = lines.slice(1).map((line) => line.split(',')[1])
  expect([body.rows, targets.length, new Set(targets).size]).toEqual([250, 250, 250])
  const list = (await owner.get('/studio/ops/base/shortlink/?search=/page/aa11')).body
  expect((await write('shortlinks', { search: '/page/aa11' })).body.rows).toBe(list.count)
})

test('a file is refused for filters that the list does not have, and for its pages', async () => {
  for (const name of ['colour', 'limit', 'offset', '__proto__']) {
    const { status } = await write('shortlinks', JSON.parse(`{"${name}": "1"}`))
    expect([name, status]).toEqual([name, 400])
  }
  expect((await write('wins', { status: 'nowhere' })).status).toBe(400)
})

test('a file of more rows than its limit is refused with a sentence', async () => {
  await makeLinks(LIST_OFFSET_MAX, 'cc')
  const { status, body } = await write('shortlinks')
  expect([status, body.detail]).toEqual([400, '符合条件的记录超过 10000 条，请用筛选缩小范围后再导出'])
})

test('whole mobile numbers leave in a file only with the permission for personal data', async () => {
  const { auth } = listFileRows.coins
  const mobiles = async (perms: string[]) => {
    const { client } = await t.user({ perms, mobile: perms.length === 1 ? '13611110001' : '13611110002' })
    return (await linesOf((await write('coins', {}, client)).body)).join('\n')
  }
  expect(await mobiles([auth as string])).toMatch(/136\*{4}0001/)
  const whole = await mobiles([auth as string, 'base.read_personal'])
  expect([/13611110001/.test(whole), /\*{4}/.test(whole)]).toEqual([true, false])
})

test('a file is written into the audit log', async () => {
  await write('customers')
  const { results } = (await owner.get('/studio/audit/?kind=spreadsheet')).body
  expect(results[0]).toMatchObject({ action: 'create', item: 'customers', after: { format: 'csv' } })
})
