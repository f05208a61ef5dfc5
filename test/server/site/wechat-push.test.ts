import { makeImage } from '../../factories/product'
import { pushSignature } from '../../../server/src/ports/wechat/push'
import { pushKeys, signPush } from '../../../server/loopback/wechat/push'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import { itemOf, joinMini, setRules } from '../support/community'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  for (const [kind, appId] of [
    ['weapp', 'wx-qingshi'],
    ['wechat', 'mp-qingshi'],
  ] as const)
    await t.make((tx) =>
      tx.rows('update tenant_credential set data = data || $2::jsonb where tenant_id = 1 and kind = $1', [
        kind,
        JSON.stringify(pushKeys(appId)),
      ]),
    )
})
afterAll(() => t.stop())

const runJobs = () => t.due.runDue(t.ports.clock.now())
const post = (app: string, { query, body }: { query: string; body: string }) =>
  t.fastify.inject({
    method: 'POST',
    url: `/api/push/${app}/qingshi/?${query}`,
    payload: body,
    headers: { 'content-type': 'text/xml' },
  })
const push = (app: 'weapp' | 'wechat', message: string, format: 'json' | 'xml' = 'xml') =>
  post(app, signPush(app === 'weapp' ? 'wx-qingshi' : 'mp-qingshi', message, t.ports.clock.now().getTime(), format))
const follow = (event: string, openId: string, at = Math.floor(t.ports.clock.now().getTime() / 1000)) =>
  push(
    'wechat',
    `<xml><FromUserName><![CDATA[${openId}]]></FromUserName><CreateTime>${at}</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${event}]]></Event></xml>`,
  )

test('the address is proven by its echo, bare, and a wrong signature is refused', async () => {
  const { pushToken } = pushKeys('mp-qingshi')
  const signature = pushSignature(pushToken, '1714036504', '1514711492')
  const get = (more: string) =>
    t.fastify.inject({
      method: 'GET',
      url: `/api/push/wechat/qingshi/?timestamp=1714036504&nonce=1514711492&echostr=4375120948345356249&${more}`,
    })
  const reply = await get(`signature=${signature}`)
  expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([
    200,
    '4375120948345356249',
    'text/plain; charset=utf-8',
  ])
  for (const more of ['signature=f464b24fc39322e44b38aa78f5edd27bd1441696', '', 'signature=%00'])
    expect((await get(more)).statusCode).toBe(403)
  expect(
    (await t.fastify.inject({ method: 'GET', url: `/api/push/alipay/qingshi/?signature=${signature}` })).statusCode,
  ).toBe(403)
})

test('following and unfollowing reach the account, once each and in the order of their times', async () => {
  const user = await t.user()
  await t.make((tx) =>
    tx.rows(
      "insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, 'wechat', 'mp-qingshi', 'o-1', $1, now())",
      [user.id],
    ),
  )
  const isFollow = async () => (await user.client.get('/base/user/me/')).body.is_follow
  const at = 1_778_000_000
  expect((await follow('subscribe', 'o-1', at)).body).toBe('success')
  expect(await isFollow()).toBe(false)
  await runJobs()
  expect(await isFollow()).toBe(true)
  await follow('unsubscribe', 'o-1', at + 10)
  await runJobs()
  expect(await isFollow()).toBe(false)
  // The first event again, and one that was late.
  await follow('subscribe', 'o-1', at)
  await follow('subscribe', 'o-1', at + 5)
  expect(await runJobs()).toBe(1)
  expect(await isFollow()).toBe(false)
})

test('a login shows the follow prompt no longer when the follow event came before it', async () => {
  await follow('subscribe', 'web-early')
  await runJobs()
  const { body } = await t
    .visitor({ headers: { 'sp-mp-aid': 'wx-qingshi' } })
    .post('/base/user/login_wx/', { code: 'ok-early' })
  expect(body.user.is_follow).toBe(true)
})

test('forged, plain, broken and foreign messages are refused and leave nothing', async () => {
  const { query, body } = signPush('mp-qingshi', '<xml><Event>subscribe</Event></xml>', 0, 'xml')
  const plain = '<xml><FromUserName>o-2</FromUserName><CreateTime>1</CreateTime><Event>subscribe</Event></xml>'
  for (const [app, call] of [
    ['wechat', { query: query.replace(/msg_signature=./, 'msg_signature=x'), body }],
    ['wechat', { query, body: body.replace(/.{8}\]\]><\/Encrypt>/, 'AAAAAAA=]]></Encrypt>') }],
    ['wechat', { query, body: plain }],
    ['wechat', { query, body: 'nonsense' }],
    ['weapp', { query, body }],
  ] as const)
    expect((await post(app, call)).statusCode).toBe(403)
  expect((await t.fastify.inject({ method: 'POST', url: '/api/push/wechat/rimba/', payload: body })).statusCode).toBe(
    403,
  )
  expect(await t.make((tx) => tx.rows('select 1 from wechat_push where event_key like $1', ['%o-2%']))).toEqual([])
})

describe('answers about pictures', () => {
  const answer = (traceId: string, suggest: string) =>
    push(
      'weapp',
      JSON.stringify({
        MsgType: 'event',
        Event: 'wxa_media_check',
        trace_id: traceId,
        errcode: 0,
        result: { suggest, label: 100 },
        detail: [{ suggest: 'risky' }],
      }),
      'json',
    )
  const pendingNote = async (pictures = 2): Promise<{ note: Loose; traces: string[] }> => {
    await setRules(t, { wechat_check: true })
    const writer = await t.user()
    await joinMini(t, writer)
    const images = await t.make(async (tx) =>
      Promise.all(Array.from({ length: pictures }, () => makeImage(tx, MAIN, writer.id))),
    )
    const before = t.ports.wechatSecurity.images.length
    const note = (
      await writer.client.post('/note/note/', { title: 'x', content: '', images, is_active: true }, { key: true })
    ).body
    await runJobs()
    return { note, traces: Array.from({ length: pictures }, (_, n) => `trace-${before + n + 1}`) }
  }
  const isPublic = async (note: Loose) => (await t.visitor().get(`/note/note/${note.id}/`)).status === 200

  test('publish a held note when all of its pictures passed, the same answer twice counting once', async () => {
    const { note, traces } = await pendingNote()
    expect(t.ports.wechatSecurity.images.at(-1)?.url).toMatch(/^https?:\/\//)
    for (const trace of [traces[0], traces[0]]) await answer(trace ?? '', 'pass')
    expect(await runJobs()).toBe(1)
    expect(await isPublic(note)).toBe(false)
    await answer(traces[1] ?? '', 'pass')
    await runJobs()
    expect(await isPublic(note)).toBe(true)
  })

  test('keep a note held with a picture that did not pass', async () => {
    const { note, traces } = await pendingNote()
    await answer(traces[0] ?? '', 'risky')
    await answer(traces[1] ?? '', 'pass')
    await runJobs()
    expect([await isPublic(note), (await itemOf(t, 'note', note.id)).reasons.map(({ code }: Loose) => code)]).toEqual([
      false,
      ['vendor_risky'],
    ])
  })

  test('before their trace is stored are processed again until five minutes have passed', async () => {
    await answer('trace-early', 'pass')
    expect(await runJobs()).toBe(0)
    t.ports.clock.forward(3600)
    expect(await runJobs()).toBe(1)
  })
})
