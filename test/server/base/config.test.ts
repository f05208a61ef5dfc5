import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import Fastify from 'fastify'
import { announcement } from '../../../server/src/announcement'
import { readConfig } from '../../../server/src/config'
import { StartError } from '../../../server/src/lib/error'
import { secretSettings } from '../../../server/src/config-secrets'
import { settingsSchema } from '../../../server/src/config-schema'

describe('TRUST_PROXY', () => {
  /** Returns the request of a caller from 127.0.0.1, as a server with this setting sees it. */
  const requestInfo = async (setting: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const app = Fastify({ trustProxy: readConfig({ TRUST_PROXY: setting }).trustProxy })
    app.get('/', (request) => ({ ip: request.ip, host: request.host, protocol: request.protocol }))
    const reply = await app.inject({ url: '/', headers: { host: 'shop.test', ...headers }, remoteAddress })
    return reply.json()
  }
  const spoofed = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.test',
  }

  test.each(['', 'off', 'no', 'false', '0'])('%j ignores forwarding headers', async (setting) => {
    expect(await requestInfo(setting, spoofed)).toEqual({ ip: '127.0.0.1', host: 'shop.test', protocol: 'http' })
  })

  test('a count uses the address written by the outermost trusted proxy, whatever the caller sent before it', async () => {
    expect(await requestInfo('1', spoofed)).toMatchObject({ ip: '203.0.113.9', protocol: 'https' })
    expect((await requestInfo('2', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2' })).ip).toBe('203.0.113.9')
    expect((await requestInfo('1', {})).ip).toBe('127.0.0.1')
  })

  test('a list uses the address in front of the listed proxies', async () => {
    const chain = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.1.2.3' }
    expect((await requestInfo('loopback, 10.0.0.0/8', chain)).ip).toBe('203.0.113.9')
    expect((await requestInfo('127.0.0.1', chain)).ip).toBe('10.1.2.3')
    expect((await requestInfo('::1,fc00::/7,127.0.0.0/8', chain)).ip).toBe('10.1.2.3')
  })

  test('a list ignores forwarding headers of a peer that is not listed', async () => {
    expect(await requestInfo('10.0.0.0/8', spoofed, '198.51.100.7')).toEqual({
      ip: '198.51.100.7',
      host: 'shop.test',
      protocol: 'http',
    })
  })

  test.each([
    'on',
    'true',
    'yes',
    '21',
    '-1',
    '1.5',
    'proxy.internal',
    '10.0.0.0/33',
    '10.0.0/8',
    '::1/129',
    '127.0.0.1,',
    '10.0.0.1 10.0.0.2',
  ])('rejects %j with an error message', (setting) => {
    const words = `TRUST_PROXY must be off, the number of proxies in front (1 for one), or their addresses (10.0.0.0/8, loopback), not "${setting}".`
    expect(() => readConfig({ TRUST_PROXY: setting })).toThrow(new StartError(words))
  })
})

test.each([
  [{ JOBS: 'only' }, 'JOBS=only needs LOOPBACK=off: the stand-ins answer requests.'],
  [{ JOBS: 'some' }, 'JOBS must be one of on, off, only, not "some".'],
  [{ LOOPBACK: 'maybe' }, 'LOOPBACK must be on or off, not "maybe".'],
  [
    { PUBLIC_URL: 'shop.example.com' },
    'PUBLIC_URL must be an address like https://shop.example.com, not "shop.example.com".',
  ],
  [
    { TRUST_PROXY: 'on' },
    'TRUST_PROXY must be off, the number of proxies in front (1 for one), or their addresses (10.0.0.0/8, loopback), not "on".',
  ],
  [
    { REQUEST_TIMEOUT: '5' },
    'HEADERS_TIMEOUT (20) must not be longer than REQUEST_TIMEOUT (5), of which it is a part.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  [
    { PHOTO_URL: 'https://photos.test/1' },
    'PHOTO_URL must be an address like https://photos.example.com/{width}/{height}, not "https://photos.test/1".',
  ],
  [{ ANALYTICS_URL: 'shop' }, 'ANALYTICS_URL must be an address like https://analytics.example.com/batch, not "shop".'],
  [{ ANALYTICS_TOKEN: 'x' }, 'ANALYTICS_TOKEN needs ANALYTICS_URL as well.'],
  [{ DEFAULT_TENANT: 'Q!' }, 'DEFAULT_TENANT must be a tenant\'s short name of a-z, 0-9 and -, not "Q!".'],
  [
    { S3_BUCKET: 'x' },
    'Storing pictures in S3 needs S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL as well.',
  ],
])('readConfig rejects %j with a sentence', (env, sentence) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(new StartError(sentence))
})

test('.env.example lists every setting with its default value', () => {
  const defaults = Object.entries(settingsSchema.properties).map(([name, row]) => [
    name,
    'default' in row ? String(row.default) : '',
  ])
  expect(parseEnv(readFileSync('.env.example', 'utf8'))).toEqual(Object.fromEntries(defaults))
})

test('readConfig names every setting that cannot be used, not only the first', () => {
  const words = 'PORT must be a whole number from 0 to 65535, not "70000".\nSEED must be on or off, not "x".'
  expect(() => readConfig({ SEED: 'x', PORT: '70000' })).toThrow(new StartError(words))
})

describe('connection limits', () => {
  test('are read in seconds', () => {
    const env = { REQUEST_TIMEOUT: '30', HEADERS_TIMEOUT: '5', KEEP_ALIVE_TIMEOUT: '10', MAX_CONNECTIONS: '7' }
    expect(readConfig(env).connections).toEqual({ requestMs: 30_000, headersMs: 5000, keepAliveMs: 10_000, max: 7 })
    expect(readConfig({}).connections).toEqual({
      requestMs: 120_000,
      headersMs: 20_000,
      keepAliveMs: 72_000,
      max: 5000,
    })
  })

  test('are rejected when the headers timeout is longer than the request timeout', () => {
    expect(() => readConfig({ REQUEST_TIMEOUT: '10' })).toThrow(
      'HEADERS_TIMEOUT (20) must not be longer than REQUEST_TIMEOUT (10), of which it is a part.',
    )
    expect(() => readConfig({ REQUEST_TIMEOUT: '0' })).toThrow(
      'REQUEST_TIMEOUT must be a whole number from 1 to 3600, not "0".',
    )
  })
})

const SMS = { SMS_SECRET_ID: 'id', SMS_SECRET_KEY: 'key', SMS_SDK_APP_ID: '1400', SMS_TEMPLATE: '1' }

describe('startup announcement', () => {
  const lines = (env: Parameters<typeof readConfig>[0]) => announcement(readConfig(env), 3000, null).join('\n')

  test.each(['0.0.0.0', '::', '192.168.1.5'])(
    'warns that the login codes are public when it listens on %s with LOOPBACK on',
    (HOST) => {
      expect(lines({ HOST })).toContain(
        `Attention:  the server listens on ${HOST} with LOOPBACK on: everybody who reaches this machine can read all login codes,`,
      )
    },
  )

  test('warns by default, since all addresses are the default', () => {
    expect(lines({})).toContain('Attention:')
  })

  test.each([
    { HOST: '127.0.0.1' },
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '0.0.0.0', LOOPBACK: 'off', ...SMS },
  ])('does not warn with %j', (env) => {
    expect(lines(env)).not.toContain('Attention:')
  })

  test('warns about the missing SMS provider with LOOPBACK off', () => {
    expect(lines({ LOOPBACK: 'off' })).toContain('Attention:  no SMS provider is set')
  })

  test('lists the addresses and the accounts of a new demo', () => {
    const report = { accounts: [{ tenant: 'qingshi', who: 'shopper', mobile: '13800000001' }] }
    expect(announcement(readConfig({ HOST: '127.0.0.1', DOCS: 'off' }), 4000, report)).toEqual([
      'Storefront: http://localhost:4000/mobile/',
      'Codes:      login codes and all other SMS show at http://localhost:4000/loopback/sms/',
      'Account:    13800000001  shopper (qingshi)',
    ])
  })
})

describe('a secret', () => {
  const key = randomBytes(32).toString('base64')
  const fileOf = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'secret')
    writeFileSync(file, text)
    return file
  }

  test('has a row for each setting that sounds like one, and a line in .env.example', () => {
    const names = Object.keys(settingsSchema.properties).filter((name) =>
      /SECRET|TOKEN|PASSWORD|CREDENTIAL|ACCESS_KEY|DATABASE_URL|_HEADERS$/.test(name),
    )
    expect(secretSettings.map(({ name }) => name).sort()).toEqual(names.sort())
    const head = readFileSync('.env.example', 'utf8').split('\n\n')[0]
    for (const name of names) expect(head).toContain(name)
  })

  test.each(secretSettings.map(({ name }) => name))('may stand in the file that %s_FILE names', (name) => {
    const values: Partial<Record<string, string>> = { CREDENTIAL_KEY: key, OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }
    const value = values[name] ?? 'x'.repeat(20)
    const others = { S3_ENDPOINT: 'http://s3', S3_BUCKET: 'b', S3_PUBLIC_URL: '/media', S3_ACCESS_KEY_ID: 'a' }
    const env = {
      ...{ ...others, S3_SECRET_ACCESS_KEY: 'b', SMS_SECRET_ID: 'c', SMS_SECRET_KEY: 'd', ANALYTICS_TOKEN: 'e' },
      ...{ SMS_SDK_APP_ID: '1', SMS_TEMPLATE: '2', ANALYTICS_URL: 'http://a.example' },
      CDN_PURGE_URL: 'http://b.example',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c.example',
    }
    expect(readConfig({ ...env, [name]: '', [`${name}_FILE`]: fileOf(`${value}\n`) })).toEqual(
      readConfig({ ...env, [name]: value }),
    )
  })

  test('is refused when it stands in two places, or in a file that cannot be read', () => {
    const twice = { ANALYTICS_TOKEN: 'a', ANALYTICS_TOKEN_FILE: fileOf('b') }
    expect(() => readConfig(twice)).toThrow('ANALYTICS_TOKEN and ANALYTICS_TOKEN_FILE are both set; one is enough.')
    expect(() => readConfig({ CREDENTIAL_KEY_FILE: '/nowhere/key' })).toThrow(
      'CREDENTIAL_KEY_FILE cannot be read: ENOENT: no such file',
    )
  })

  test('does not appear in a refusal', () => {
    expect(() => readConfig({ CREDENTIAL_KEY: 'short-but-secret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('short-but-secret') }),
    )
  })

  const s3 = { S3_ENDPOINT: 'http://s3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_PUBLIC_URL: '/media' }
  test.each([
    [{ CREDENTIAL_KEY: Buffer.alloc(32, 7).toString('base64') }, 'CREDENTIAL_KEY is not random'],
    [{ CREDENTIAL_KEY: `${key},${Buffer.from('01234567'.repeat(4)).toString('base64')}` }, 'CREDENTIAL_KEY is not'],
    [{ DATABASE_URL: 'postgres://shop:postgres@db/shop' }, 'DATABASE_URL has a password that is a known password.'],
    [
      { DATABASE_URL: 'postgres://shop:k3y@db/shop' },
      'DATABASE_URL has a password that is shorter than 12 characters.',
    ],
    [{ ...s3, S3_SECRET_ACCESS_KEY: 'minioadmin' }, 'S3_SECRET_ACCESS_KEY is a known password.'],
  ])('that protects nothing is refused with LOOPBACK off alone: %j', (env, sentence) => {
    expect(() => readConfig({ ...(env as Record<string, string>), LOOPBACK: 'off' })).toThrow(sentence)
    expect(() => readConfig(env as Record<string, string>)).not.toThrow()
  })

  test('that is random is accepted, and a database without a password', () => {
    for (const DATABASE_URL of [
      'postgres://shop@/shop?host=/run',
      `postgres://shop:${randomBytes(8).toString('hex')}@db/shop`,
    ])
      expect(() => readConfig({ LOOPBACK: 'off', DATABASE_URL, CREDENTIAL_KEY: key })).not.toThrow()
  })
})
