import sharp from 'sharp'
import { CAPTCHA } from '@storefront/contract/constants'
import { innerCallHeaders } from '../../../server/src/lib/inner-call'
import { UpstreamError } from '../../../server/src/core/ports.types'
import { makeImage } from '../../factories/product'
import { limitsWith, MAIN, startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'
import { configure, openCaptcha, passCaptcha } from '../support/site'
import { dragTo } from '../../support/captcha'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({
    limits: limitsWith({ smsFreePerIp: 3, smsPerMobile: 3, captchasPerIp: 60, photosPerIp: 3 }),
  })
})
afterAll(() => t.stop())
// A new window for each test.
beforeEach(async () => {
  t.ports.clock.forward(86_400)
  await configure(t, { captcha_required: false })
})

const client = () => new Client(t.fastify, { headers: { 'sp-mp-aid': 'x' } })
const send = (mobile: string, captcha?: string) =>
  client().post('/base/user/verify/', { mobile, kind: 'm_login', ...(captcha !== undefined && { captcha }) })
const verify = (id: string, x: number, datas: object = dragTo(x)) =>
  client().post(`/base/captcha/${id}/verify/`, { x, datas })
const bytesOf = (address: string) => Buffer.from(address.split(',')[1] ?? '', 'base64')

test('a captcha returns a background with a hole, a piece and its height, never its horizontal position', async () => {
  const { status, body } = await client().post('/base/captcha/')
  expect([status, Object.keys(body).sort()]).toEqual([200, ['background', 'id', 'piece', 'y']])
  const background = sharp(bytesOf(body.background))
  expect(await background.metadata()).toMatchObject({
    format: 'jpeg',
    width: CAPTCHA.width * 2,
    height: CAPTCHA.height * 2,
    channels: 3,
  })
  expect(await sharp(bytesOf(body.piece)).metadata()).toMatchObject({
    format: 'png',
    width: CAPTCHA.piece * 2,
    height: CAPTCHA.piece * 2,
    channels: 4,
  })
  expect(body.background.length + body.piece.length).toBeLessThan(120_000)
  const [row] = await t.make((tx) =>
    tx.rows<{ target_x: number }>('select target_x from captcha where id = $1', [body.id]),
  )
  const x = row?.target_x ?? 0
  const dark = async (x: number) => {
    const { data } = await background
      .clone()
      .extract({ left: x * 2 + 30, top: body.y * 2 + 45, width: 8, height: 8 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data[0] ?? 0
  }
  // The test's photo is of one colour: only the hole is darker.
  expect(await dark(x)).toBeLessThan((await dark(10)) * 0.7)
})

test('a captcha is verified once: it passes within the tolerance of a natural drag, else it is wrong and spent', async () => {
  const good = await openCaptcha(t, client())
  expect((await verify(good.id, good.x + CAPTCHA.tolerance)).body).toEqual({ ok: true })
  expect((await verify(good.id, good.x)).body).toEqual({ detail: '验证已失效，请重新验证', err_code: '11008' })
  const far = await openCaptcha(t, client())
  expect((await verify(far.id, far.x + CAPTCHA.tolerance + 1)).body).toEqual({ detail: '再试一次', err_code: '11007' })
  expect((await verify(far.id, far.x)).body.err_code).toBe('11008')
  const flat = await openCaptcha(t, client())
  expect(
    (
      await verify(
        flat.id,
        flat.x,
        dragTo(flat.x).map((point) => ({ ...point, y: 0 })),
      )
    ).body.err_code,
  ).toBe('11007')
  const huge = await openCaptcha(t, client())
  expect((await verify(huge.id, 1e300)).body.err_code).toBe('11007')
})

test('a captcha expires after three minutes, an unknown id is rejected, and creating a captcha deletes expired ones', async () => {
  const { id, x } = await openCaptcha(t, client())
  t.ports.clock.forward(CAPTCHA.validSeconds)
  expect((await verify(id, x)).body.err_code).toBe('11008')
  expect((await verify('nobody-made-this', 100)).body.err_code).toBe('11008')
  t.ports.clock.forward(1)
  await client().post('/base/captcha/')
  expect(await t.make((tx) => tx.rows('select 1 from captcha where id = $1', [id]))).toEqual([])
})

test('where captchas are required, a code is sent only for a passed captcha, which is then spent', async () => {
  await configure(t, { captcha_required: true })
  expect((await send('13600000001')).body).toEqual({ detail: '请先完成滑块验证', err_code: '11006' })
  const open = await openCaptcha(t, client())
  expect((await send('13600000001', open.id)).body.err_code).toBe('11008')
  const captchaId = await passCaptcha(t, client())
  expect((await send('13600000001', captchaId)).status).toBe(200)
  expect((await send('13600000002', captchaId)).body.err_code).toBe('11008')
  const late = await passCaptcha(t, client())
  t.ports.clock.forward(CAPTCHA.validSeconds)
  expect((await send('13600000003', late)).body.err_code).toBe('11008')
})

test('a captcha is spent by the first request with a valid number, whatever its outcome, and not by an invalid number', async () => {
  await configure(t, { captcha_required: true })
  await send('13600000010', await passCaptcha(t, client()))
  const early = await passCaptcha(t, client())
  expect((await send('136', early)).body.err_code).toBe('11001')
  expect((await send('13600000010', early)).body.err_code).toBe('11003')
  expect((await send('13600000011', early)).body.err_code).toBe('11008')
  const unsent = await passCaptcha(t, client())
  t.ports.breakSms(new UpstreamError('sms', 'down'))
  expect((await send('13600000011', unsent)).status).toBe(502)
  t.ports.breakSms(null)
  expect((await send('13600000011', unsent)).body.err_code).toBe('11008')
  expect((await send('13600000011', await passCaptcha(t, client()))).status).toBe(200)
})

test('a captcha sent where none is required is spent as well', async () => {
  const captchaId = await passCaptcha(t, client())
  expect((await send('13600000020', captchaId)).status).toBe(200)
  await configure(t, { captcha_required: true })
  expect((await send('13600000021', captchaId)).body.err_code).toBe('11008')
})

test('rejected requests with captchas do not count against the daily code limit of a number', async () => {
  await configure(t, { captcha_required: true })
  expect((await send('13600000030', await passCaptcha(t, client()))).status).toBe(200)
  for (let n = 0; n < 5; n++)
    expect((await send('13600000030', await passCaptcha(t, client()))).body.err_code).toBe('11003')
  for (let n = 0; n < 2; n++) {
    t.ports.clock.forward(60)
    expect((await send('13600000030', await passCaptcha(t, client()))).status).toBe(200)
  }
  t.ports.clock.forward(60)
  expect((await send('13600000030', await passCaptcha(t, client()))).body.err_code).toBe('10429')
})

test('an address that requested three codes needs a captcha for the next until the window ends', async () => {
  for (let n = 0; n < 3; n++) expect((await send(`1350000000${n}`)).status).toBe(200)
  expect((await send('13500000003')).body.err_code).toBe('11006')
  expect((await send('13500000003', await passCaptcha(t, client()))).status).toBe(200)
  t.ports.clock.forward(600)
  expect((await send('13500000004')).status).toBe(200)
})

test('requests without a captcha do not count against the daily code limit of a number', async () => {
  await configure(t, { captcha_required: true })
  for (let n = 0; n < 5; n++) expect((await send('13400000000')).body.err_code).toBe('11006')
  expect((await send('13400000000', await passCaptcha(t, client()))).status).toBe(200)
})

test('POST /base/captcha/ returns 10502 when the photo service is down or sends no image', async () => {
  t.ports.photo(new UpstreamError('photos', 'down'))
  expect((await client().post('/base/captcha/')).body.err_code).toBe('10502')
  t.ports.photo(Buffer.from('<html>sorry</html>'))
  expect((await client().post('/base/captcha/')).body.err_code).toBe('10502')
  t.ports.photo(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#36a"/></svg>',
    ),
  )
})

test('POST /base/captcha/ limits the captchas of an address in ten minutes', async () => {
  const codes = []
  for (let n = 0; n < 61; n++) codes.push((await client().post('/base/captcha/')).body.err_code ?? 'made')
  expect(codes.filter((code) => code === 'made')).toHaveLength(60)
  expect(codes.at(-1)).toBe('10429')
})

describe('built-in photo service', () => {
  const photo = (path: string, remoteAddress = '192.0.2.1') =>
    t.fastify.inject({ method: 'GET', url: `/api/base/photo/${path}/`, remoteAddress })
  const dominant = async (bytes: Buffer) => (await sharp(bytes).stats()).dominant

  test('draws an image for a site that has none, a different one each time and not cached', async () => {
    const { statusCode, headers, rawPayload } = await photo('300/200')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 200 })
    expect((await photo('300/200')).rawPayload.equals(rawPayload)).toBe(false)
  })

  test('crops an image of the site, never one that a user uploaded', async () => {
    const user = await t.user()
    const solid = (background: string) =>
      sharp({ create: { width: 800, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer()
    const own = await t.make((tx) => makeImage(tx, MAIN))
    const theirs = await t.make((tx) => makeImage(tx, MAIN))
    await t.make((tx) => tx.rows('update image set user_id = $2 where tenant_id = 1 and id = $1', [theirs, user.id]))
    for (const [id, colour] of [
      [own, '#0000f0'],
      [theirs, '#f00000'],
    ] as const) {
      const [row] = await t.make((tx) =>
        tx.rows<{ full_key: string }>('select full_key from image where tenant_id = 1 and id = $1', [id]),
      )
      await t.ports.storage.put(row?.full_key ?? '', await solid(colour), 'image/jpeg')
    }
    for (let n = 0; n < 6; n++)
      expect((await dominant((await photo('300/200', `192.0.2.${n}`)).rawPayload)).b).toBeGreaterThan(200)
  })

  test('limits the photos of an address in ten minutes, except for captchas', async () => {
    for (let n = 0; n < 3; n++) expect((await photo('50/50', '192.0.2.7')).statusCode).toBe(200)
    const refusal = await photo('50/50', '192.0.2.7')
    expect([refusal.statusCode, refusal.json().err_code]).toEqual([429, '10429'])
    const inner = await t.fastify.inject({
      method: 'GET',
      url: '/api/base/photo/50/50/',
      remoteAddress: '192.0.2.7',
      headers: innerCallHeaders(),
    })
    expect(inner.statusCode).toBe(200)
  })

  test('serves photos of a closed site to its own captchas only', async () => {
    await configure(t, { login_required: true })
    const [refusal, inner] = [
      await photo('50/50'),
      await t.fastify.inject({ method: 'GET', url: '/api/base/photo/50/50/', headers: innerCallHeaders() }),
    ]
    await configure(t, { login_required: false })
    expect([refusal.statusCode, inner.statusCode]).toEqual([401, 200])
  })

  test.each(['39/100', '100/1201', '0/0', '-1/100', '1e3/100', 'x/y'])(
    'returns 404 for a photo of %s pixels',
    async (path) => {
      expect((await photo(path)).statusCode).toBe(404)
    },
  )
})
