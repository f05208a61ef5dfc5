import { tc3Authorization } from '../../server/src/ports/sms/tc3'
import { LOOPBACK_SMS } from '../../server/loopback/constants'
import { UpstreamError } from '../../server/src/ports'
import { tencentSms } from '../../server/src/ports/sms/tencent'
import { startVendors, stub, type Vendors } from './vendors'

let vendors: Vendors
beforeAll(async () => {
  vendors = await startVendors()
})
afterAll(() => vendors.close())

const message = { mobile: '13800000001', code: '123456', kind: 'm_verify', signName: '青石茶' }

// The keys of both revisions of the page (cloud.tencent.com/document/api/213/30654) are masked, and signed with as
// printed.
test.each([
  [
    'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******',
    'Gu5t9xGARNpq86cd98joQYCN3*******',
    'be4f67d323c78ab9acb7395e43c0dbcf822a9cfac32fea2449a7bc7726b770a3',
  ],
  [`AKID${'*'.repeat(32)}`, '*'.repeat(32), '10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f'],
])('tc3Authorization matches the published example of Tencent with the key %s', (secretId, secretKey, signature) => {
  const authorization = tc3Authorization({
    secretId,
    secretKey,
    service: 'cvm',
    host: 'cvm.tencentcloudapi.com',
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-tc-action': 'describeinstances' },
    body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    timestamp: 1551113065,
  })
  expect(authorization).toBe(
    `TC3-HMAC-SHA256 Credential=${secretId}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=${signature}`,
  )
})

test('sendCode sends a code that the loopback page shows', async () => {
  await vendors.ports.sms.sendCode(message)
  const body = (await (await fetch(`${vendors.url}/loopback/sms/messages.json`)).json()) as unknown[]
  expect(body[0]).toMatchObject({ mobile: '13800000001', code: '123456', sign: '青石茶' })
  const page = await (await fetch(`${vendors.url}/loopback/sms/`)).text()
  expect(page).toContain('>123456<')
  expect(page).toContain('http-equiv="refresh"')
})

test("a site without a signature of its own sends under the server's", async () => {
  await vendors.ports.sms.sendCode({ ...message, signName: '' })
  const body = (await (await fetch(`${vendors.url}/loopback/sms/messages.json`)).json()) as unknown[]
  expect(body[0]).toMatchObject({ mobile: '13800000001', sign: LOOPBACK_SMS.signName })
})

test('with loopback enabled no message leaves, even with a provider configured', async () => {
  const { createPorts } = await import('../../server/src/ports')
  const contract = { ...LOOPBACK_SMS, secretId: 'real', secretKey: 'real' }
  const ports = await createPorts({ publicUrl: vendors.url, dataDir: vendors.dataDir, loopback: true, sms: contract })
  await ports.sms.sendCode({ ...message, code: '777777' })
  const body = (await (await fetch(`${vendors.url}/loopback/sms/messages.json`)).json()) as unknown[]
  expect(body[0]).toMatchObject({ code: '777777' })
})

test('sendCode fails without loopback and without a provider', async () => {
  const { createPorts } = await import('../../server/src/ports')
  const ports = await createPorts({ publicUrl: '', dataDir: vendors.dataDir, loopback: false })
  await expect(ports.sms.sendCode(message)).rejects.toThrow(/no provider/)
})

test('the log shows the code with a masked number', async () => {
  const lines: string[] = []
  const { default: Fastify } = await import('fastify')
  const { loopbackPlugin } = await import('../../server/src/ports')
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
  await app.register(loopbackPlugin, { publicUrl: '', dataDir: vendors.dataDir })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await tencentSms(`${url}/loopback/sms`, LOOPBACK_SMS, 60_000).sendCode(message)
  await app.close()
  expect(lines.join('')).toContain('login code for 138****0001: 123456')
  expect(lines.join('')).not.toContain('13800000001')
})

test('loopback stores at most a hundred messages, newest first', async () => {
  for (let index = 0; index < 105; index += 1)
    await vendors.ports.sms.sendCode({ ...message, code: String(100000 + index) })
  const body = (await (await fetch(`${vendors.url}/loopback/sms/messages.json`)).json()) as { code: string }[]
  expect(body).toHaveLength(100)
  expect(body[0]?.code).toBe('100104')
})

test.each([
  ['a wrong key', { secretKey: 'wrong' }, message, /SignatureFailure/],
  ['an unknown customer', { secretId: 'nobody' }, message, /SecretIdNotFound/],
  ['no template', { templates: {} }, message, /no template/],
  ['a number that is none', {}, { ...message, mobile: '+1' }, /PhoneNumberParseFail/],
])('sendCode fails with %s', async (_name, config, what, reason) => {
  const sms = tencentSms(
    () => `${vendors.url}/loopback/sms`,
    { ...LOOPBACK_SMS, ...config } as typeof LOOPBACK_SMS,
    2000,
  )
  const error: unknown = await sms.sendCode(what).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UpstreamError)
  expect(String(error)).toMatch(reason)
  expect(String(error)).not.toContain('123456')
})

test.each<[Parameters<typeof stub>[0], RegExp]>([
  ['silence', /timeout/],
  [{ status: 200, body: '{"Response":{}}' }, /invalid/],
  [{ status: 503, body: '' }, /503/],
])('sendCode throws UpstreamError when the provider fails: %j', async (answer, reason) => {
  const other = await stub(answer)
  const error: unknown = await tencentSms(other.url, LOOPBACK_SMS, answer === 'silence' ? 200 : 10_000)
    .sendCode(message)
    .catch((reason: unknown) => reason)
  await other.close()
  expect(String(error)).toMatch(reason)
})
