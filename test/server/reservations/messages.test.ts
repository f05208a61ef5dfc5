import { startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'
import { bookSlot, makeResv, slotOf } from '../support/reservations'
import { UpstreamError } from '../../../server/src/core/ports.types'

let t: TestApp
let clerk: Client
beforeAll(async () => {
  t = await startTestApp()
  clerk = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())
beforeEach(() => {
  t.ports.wechatWeb.reset()
  t.ports.sentNotices.length = 0
})

const runDue = () => t.due.runDue(t.ports.clock.now())
/** Lets the clock go on to a moment; it never goes back. */
const goTo = (moment: string) => t.ports.clock.forward((Date.parse(moment) - t.ports.clock.now().getTime()) / 1000)
const process = (id: number, step: object) =>
  clerk.post(`/ops/reservation/resvrecord/${id}/process/`, step, { key: true })

/** A user of the mini-program who has allowed so many messages. */
async function subscriber(consents = 1) {
  const user = await t.user()
  await t.make((tx) =>
    tx.rows(
      "insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, 'weapp', 'wx-qingshi', $1, $2, now())",
      [`o-${user.id}`, user.id],
    ),
  )
  const client = new Client(t.fastify, { token: user.token, headers: { 'sp-mp-aid': 'wx-qingshi' } })
  for (let n = 0; n < consents; n++) await client.post('/base/user/notifyconfig/', { templates: ['tpl-resv'] })
  return { ...user, client }
}

test('a mini-program is told which message to ask consent for', async () => {
  const { slug } = await makeResv(t, { reminderHours: 2 })
  const template = async (headers: Record<string, string>) =>
    (await t.visitor({ headers }).get(`/reservation/resv/${slug}/`)).body.subscribe_template
  expect([await template({ 'sp-mp-aid': 'wx-qingshi' }), await template({})]).toEqual(['tpl-resv', ''])
})

test('a reminder goes by the mini-program, with the time of the place', async () => {
  const { slug, variants } = await makeResv(t, {
    title: '陶艺工坊',
    address: '转塘街道 6 号',
    reminderHours: 3,
    timeZone: 'Asia/Tokyo',
  })
  const { client, id: user } = await subscriber()
  // Ten o'clock in Tokyo is nine in Shanghai.
  const { id } = (await bookSlot(client, slug, slotOf(variants[0], '10:00', '11:00'))).body.resvrecord
  goTo('2026-05-06T21:59:00Z')
  await runDue()
  expect(t.ports.wechatWeb.sent).toEqual([])
  goTo('2026-05-06T22:00:00Z')
  await runDue()
  expect(t.ports.wechatWeb.sent).toEqual([
    {
      openId: `o-${user}`,
      template: 'tpl-resv',
      page: `pages/account/booking/detail?id=${id}`,
      fields: {
        thing1: '陶艺工坊',
        date2: '2026年5月7日 10:00',
        thing3: '转塘街道 6 号',
        thing4: '即将开始，请按时到场',
      },
    },
  ])
  await runDue()
  expect([t.ports.wechatWeb.sent.length, t.ports.sentNotices]).toEqual([1, []])
})

test('without consent the reminder goes by SMS, to a walk-in as well', async () => {
  const { slug, id, variants } = await makeResv(t, { title: '茶室', reminderHours: 1, resource: { capacity: 5 } })
  const { client, mobile } = await t.user()
  await bookSlot(client, slug, slotOf(variants[0], '10:00', '11:00', '2026-05-08'))
  const at = slotOf(variants[0], '10:00', '11:00', '2026-05-08')
  await clerk.post(
    `/ops/reservation/resv/${id}/record/`,
    { ...at, name: '陈女士', mobile: '13700000001' },
    { key: true },
  )
  await clerk.post(`/ops/reservation/resv/${id}/record/`, { ...at, name: '李先生' }, { key: true })
  goTo('2026-05-08T01:00:00Z')
  await runDue()
  expect(t.ports.sentNotices).toEqual([
    { mobile, params: ['茶室', '2026-05-08 10:00', '即将开始，请按时到场'] },
    { mobile: '13700000001', params: ['茶室', '2026-05-08 10:00', '即将开始，请按时到场'] },
  ])
})

test('a booking that is cancelled is not reminded of, one that is moved at its new time', async () => {
  const { slug, variants } = await makeResv(t, { reminderHours: 1, resource: { capacity: 5 } })
  const { client } = await t.user()
  const ids = []
  for (const _ of [1, 2])
    ids.push((await bookSlot(client, slug, slotOf(variants[0], '09:00', '10:00', '2026-05-10'))).body.resvrecord.id)
  await client.post(`/reservation/resvrecord/${ids[0]}/cancel/`, {}, { key: true })
  const target = slotOf(variants[0], '10:00', '11:00', '2026-05-11')
  await clerk.post(`/ops/reservation/resvrecord/${ids[1]}/move/`, { ...target, reason: '工位检修' }, { key: true })
  await runDue()
  expect(t.ports.sentNotices).toMatchObject([{ params: ['工作室', '2026-05-11 10:00', '预约时间有变动 工位检修'] }])
  goTo('2026-05-10T00:30:00Z')
  await runDue()
  expect(t.ports.sentNotices).toHaveLength(1)
  goTo('2026-05-11T01:00:00Z')
  await runDue()
  expect(t.ports.sentNotices).toHaveLength(2)
})

test('a booking that is moved while its reminder is being sent is reminded of at its new time as well', async () => {
  const { slug, variants } = await makeResv(t, { reminderHours: 1, resource: { capacity: 5 } })
  const { client } = await t.user()
  const { id } = (await bookSlot(client, slug, slotOf(variants[0], '09:00', '10:00', '2026-05-13'))).body.resvrecord
  goTo('2026-05-13T00:00:00Z')
  const sending = jest.spyOn(t.ports.sms, 'sendNotice').mockImplementationOnce(async () => {
    await clerk.post(`/ops/reservation/resvrecord/${id}/move/`, slotOf(variants[0], '10:00', '11:00', '2026-05-14'), {
      key: true,
    })
    return true
  })
  await runDue()
  sending.mockRestore()
  await runDue()
  t.ports.sentNotices.length = 0
  goTo('2026-05-14T01:00:00Z')
  await runDue()
  expect(t.ports.sentNotices).toMatchObject([{ params: ['工作室', '2026-05-14 10:00', '即将开始，请按时到场'] }])
})

test.each([
  ['approve', '预约已确认', ''],
  ['reject', '预约未通过', '当晚包场'],
])('a customer is told of the step %s', async (action, text, reason) => {
  const { slug, variants } = await makeResv(t, { needsApproval: true, address: '' })
  const { client } = await subscriber()
  const { id } = (await bookSlot(client, slug, slotOf(variants[0], '09:00', '10:00', '2026-05-20'))).body.resvrecord
  await process(id, { action, reason })
  await runDue()
  expect(t.ports.wechatWeb.sent).toMatchObject([
    { fields: { date2: '2026年5月20日 09:00', thing3: '-', thing4: reason ? `${text}：${reason}` : text } },
  ])
})

test('a message about a booking that has changed since is not sent', async () => {
  const { slug, variants } = await makeResv(t, { needsApproval: true })
  const { client } = await t.user()
  const { id } = (await bookSlot(client, slug, slotOf(variants[0], '09:00', '10:00', '2026-05-20'))).body.resvrecord
  await process(id, { action: 'approve' })
  await process(id, { action: 'revoke', reason: '店休' })
  await runDue()
  expect(t.ports.sentNotices).toMatchObject([{ params: ['工作室', '2026-05-20 09:00', '预约已被商家取消 店休'] }])
})

test('a message that was refused by WeChat goes by SMS, one that surely did not go is tried again', async () => {
  const { slug, variants } = await makeResv(t, { needsApproval: true, resource: { capacity: 9 } })
  const { client } = await subscriber(2)
  t.ports.wechatWeb.outcomes.push(
    { state: 'refused', reason: '43101' },
    new UpstreamError('wechat', 'busy', { undone: true }),
  )
  for (const _ of [1, 2])
    await process(
      (await bookSlot(client, slug, slotOf(variants[0], '09:00', '10:00', '2026-05-20'))).body.resvrecord.id,
      { action: 'approve' },
    )
  await runDue()
  expect([t.ports.wechatWeb.sent.length, t.ports.sentNotices.length]).toEqual([0, 1])
  t.ports.clock.forward(120)
  await runDue()
  expect([t.ports.wechatWeb.sent.length, t.ports.sentNotices.length]).toEqual([1, 1])
})
