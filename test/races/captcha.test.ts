import { Client } from '../server/support/client'
import { configure, openCaptcha, passCaptcha } from '../server/support/site'
import { dragTo } from '../support/captcha'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const mini = () => new Client(environment.t.fastify, { headers: { 'sp-mp-aid': 'x' } })
const send = (mobile: string, kind: string, captcha?: string) =>
  mini().post('/base/user/verify/', { mobile, kind, captcha })

test('of ten concurrent correct solutions of one captcha, one passes and the others get 11008', async () => {
  const { id, x } = await openCaptcha(environment.t, mini())
  const answers = await Promise.all(
    times(10).map(() => mini().post(`/base/captcha/${id}/verify/`, { x, datas: dragTo(x) })),
  )
  expect(tally(answers)).toEqual({ ok: 1, '11008': 9 })
})

test('one passed captcha sends one code for ten concurrent numbers, and the others get 11008', async () => {
  await configure(environment.t, { captcha_required: true })
  const id = await passCaptcha(environment.t, mini())
  const before = environment.t.ports.sentCodes.length
  const answers = await Promise.all(times(10).map((n) => send(`1370000000${n}`, 'm_login', id)))
  await configure(environment.t, { captcha_required: false })
  expect(tally(answers)).toEqual({ ok: 1, '11008': 9 })
  const sentTo = environment.t.ports.sentCodes.slice(before).map(({ mobile }) => mobile)
  expect(sentTo).toEqual([`1370000000${answers.findIndex(({ status }) => status === 200)}`])
  // The numbers that were refused need not wait: nothing of theirs was written.
  const rows = await environment.t.make((tx) =>
    tx.rows<{ mobile: string }>("select mobile from mobile_code where mobile like '1370000000_'"),
  )
  expect(rows.map(({ mobile }) => mobile)).toEqual(sentTo)
})

test('control: check-then-write spends one captcha twice', async () => {
  const id = await passCaptcha(environment.t, mini())
  let readCount = 0
  let meet = () => {}
  const bothLooked = new Promise<void>((resolve) => {
    meet = resolve
  })
  const checkThenAct = () =>
    environment.t.database.of(1).tx(async (tx) => {
      const [row] = await tx.rows<{ state: string }>('select state from captcha where tenant_id = 1 and id = $1', [id])
      readCount += 1
      if (readCount === 2) meet()
      // Neither acts before the other has looked: how busy the machine is decides nothing.
      await bothLooked
      if (row?.state !== 'passed') return false
      await tx.rows("update captcha set state = 'spent' where tenant_id = 1 and id = $1", [id])
      return true
    })
  expect(await Promise.all([checkThenAct(), checkThenAct()])).toEqual([true, true])
})

test('a number that one user binds while another logs in with it belongs to one account', async () => {
  const { t } = environment
  for (const n of times(10)) {
    const mobile = `1360000000${n}`
    const [one, other] = [await t.user({ mobile: null }), await t.user({ mobile: null })]
    await send(mobile, 'm_bind')
    const verify_code = t.ports.sentCodes.at(-1)?.code
    // One code serves one user, so the other one comes by a way that knows no code: a first login with the number.
    await send(mobile, 'm_login')
    const login = { mobile, verify_code: t.ports.sentCodes.at(-1)?.code }
    const [bound, loginReply] = await Promise.all([
      environment.client(0, one.token).post('/base/user/bind_mobile/', { mobile, verify_code }, { key: true }),
      environment.client(1, other.token).post('/base/user/login_mobile/', login),
    ])
    expect([loginReply.status, bound.body.err_code ?? 'ok']).toEqual([200, expect.stringMatching(/^(ok|11009)$/)])
    const owners = await t.make((tx) =>
      tx.rows('select uuid from account where tenant_id = 1 and mobile = $1', [mobile]),
    )
    expect(owners).toEqual([{ uuid: loginReply.body.user.uuid }])
    expect(loginReply.body.user.uuid === one.uuid).toBe(bound.status === 200)
  }
})

test('of two users who send the same code concurrently, one binds and the other gets 11002 and stays without it', async () => {
  const { t } = environment
  const mobile = '13500000000'
  const users = await Promise.all(times(2).map(() => t.user({ mobile: null })))
  await send(mobile, 'm_bind')
  const verify_code = t.ports.sentCodes.at(-1)?.code
  const answers = await Promise.all(
    users.map(({ token }, n) =>
      environment.client(n, token).post('/base/user/bind_mobile/', { mobile, verify_code }, { key: true }),
    ),
  )
  expect(tally(answers)).toEqual({ ok: 1, '11002': 1 })
  const mobiles = await Promise.all(users.map(({ client }) => client.get('/base/user/me/')))
  expect(mobiles.map(({ body }) => body.mobile)).toEqual(answers.map(({ status }) => (status === 200 ? mobile : '')))
})
