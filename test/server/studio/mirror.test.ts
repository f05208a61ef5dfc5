import { operationRows } from '@storefront/contract/endpoints/studio/operation'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { bookSlot, makeResv, slotOf } from '../support/reservations'

let t: TestApp
let clerk: { id: number; client: Client }
beforeAll(async () => {
  t = await startTestApp()
  clerk = await t.user({ perms: ['reservation.read_resvrecord', 'reservation.change_resvrecord'] })
})
afterAll(() => t.stop())

const auditOf = (userId: number) =>
  t.make((tx) =>
    tx.rows<Loose>(
      'select action, kind, item, after from audit_log where tenant_id = $1 and actor_id = $2 order by id',
      [MAIN, userId],
    ),
  )
const processBooking = (id: number, step: object) =>
  clerk.client.post(`/studio/ops/reservation/resvrecord/${id}/process/`, step, { key: true })

test('a mirrored step is logged without its reason, and leaves no line when it is refused', async () => {
  const { slug, variants } = await makeResv(t, { needsApproval: true })
  const visitor = await t.user()
  const { id } = (await bookSlot(visitor.client, slug, slotOf(variants[0]))).body.resvrecord
  expect((await processBooking(id, { action: 'reject', reason: ' ' })).body.err_code).toBe('14213')
  expect(await auditOf(clerk.id)).toEqual([])
  expect((await processBooking(id, { action: 'reject', reason: '林小满当天不便' })).body.status).toBe('rejected')
  expect((await visitor.client.get(`/reservation/resvrecord/${id}/`)).body.reason).toBe('林小满当天不便')
  expect(await auditOf(clerk.id)).toEqual([
    { action: 'process', kind: 'reservation', item: String(id), after: { action: 'reject' } },
  ])
})

test('a mirrored read leaves no line', async () => {
  const before = (await auditOf(clerk.id)).length
  expect((await clerk.client.get('/studio/ops/reservation/resvrecord/')).status).toBe(200)
  expect(await auditOf(clerk.id)).toHaveLength(before)
})

test('a repeated step with the same key is logged once', async () => {
  const { id, variants } = await makeResv(t)
  const before = (await auditOf(clerk.id)).length
  const body = { ...slotOf(variants[0]), name: '陈女士' }
  const headers = { 'idempotency-key': 'mirror-once-000001' }
  const replies = [1, 2].map(() => clerk.client.post(`/studio/ops/reservation/resv/${id}/record/`, body, { headers }))
  const [one, two] = await Promise.all(replies)
  expect(two?.body).toEqual(one?.body)
  expect(await auditOf(clerk.id)).toHaveLength(before + 1)
})

test.each(
  Object.values(operationRows).flatMap((rows) => Object.values(rows).map(({ method, path }) => ({ method, path }))),
)('$method $path is refused in the studio to staff without its permission', async ({ method, path }) => {
  const { client } = await t.user({ perms: ['base.read_audit'] })
  const { status } = await client.send({
    method,
    url: `/api/studio${path.replace(/\{\w+\}/g, '1')}`,
    payload: method === 'GET' ? undefined : {},
  } as never)
  expect(status).toBe(403)
})
