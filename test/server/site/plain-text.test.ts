import fc from 'fast-check'
import { startTestApp, type TestApp } from '../support/app'

const lines: string[] = []
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } })
})
beforeEach(() => {
  lines.splice(0)
  Object.assign(t.ports.analytics, { isOn: true, batches: [], breakWith: null })
})
afterAll(() => t.stop())

const digits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 })
  .map((rest) => `1${rest.join('')}`)
const fullWidth = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
const parted = (sign: string) => (text: string) =>
  `${text.slice(0, 3)}${sign}${text.slice(3, 7)}${sign}${text.slice(7)}`
/** A mobile number as people and machines write it. */
const mobiles = digits.chain((text) =>
  fc.constantFrom(
    ...[(same: string) => same, fullWidth, parted('-'), parted('.'), parted('_'), parted(' '), parted(') ')].map(
      (write) => write(text),
    ),
  ),
)
const mails = fc
  .tuple(fc.stringMatching(/^[a-z]{3,8}$/), fc.constantFrom('@', '＠'), fc.constantFrom('example.com', '例子.中国'))
  .map((parts) => parts.join(''))
const longTexts = fc.stringMatching(/^[a-z]{60,90}$/)
const prefixes = fc.constantFrom('', 'a', 'tel_', 'wx.')
const secrets = fc.tuple(prefixes, fc.oneof(mobiles, mails, longTexts)).map((parts) => parts.join(''))
/** Returns a text with plain figures and without separators. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{Nd}@]/gu, '')

async function forward(input: object): Promise<string> {
  const { client } = await t.user()
  t.ports.analytics.batches = []
  expect((await client.post('/base/track/', { events: [input] })).status).toBe(200)
  t.ports.clock.forward(61)
  await t.due.runDue(t.ports.clock.now())
  const [event] = t.ports.analytics.batches.flatMap(({ events }) => events)
  expect(event).toBeDefined()
  const { name, page, data } = event ?? {}
  return bare(JSON.stringify({ name, page: decodeURIComponent(page ?? ''), data }))
}

test('a number, a mail address or a long text in any field of an event is not given away', async () => {
  await fc.assert(
    fc.asyncProperty(secrets, async (secret) => {
      const page = `/${encodeURIComponent(secret)}/?utm_source=${encodeURIComponent(secret)}&utm_campaign=_sp_pro`
      const key = secret.slice(0, 40)
      const payload = await forward({
        name: 'page_view',
        page: page.slice(0, 300),
        data: { text: secret, [key]: true, number: Number(bare(secret)) || 1 },
      })
      expect(payload).not.toContain(bare(secret).slice(0, 30))
    }),
    { numRuns: 40 },
  )
})

test('a mobile number that is written as a decimal is not given away', async () => {
  const payload = await forward({ name: 'page_view', page: '/', data: { a: 0.13912345678, b: 139123456.78, c: 12.5 } })
  expect(payload).toBe('namepageviewpagedatac125')
})

test('a long name of an event is not given away', async () => {
  expect(await forward({ name: 'zhang_san_lives_in_hang_zhou_at_the_lake', page: '/', data: {} })).toBe('namepagedata')
})

test('a number, a mail address or the end of a long text in an error of a client is not logged', async () => {
  const { client } = await t.user()
  await fc.assert(
    fc.asyncProperty(fc.oneof(mobiles, mails), async (secret) => {
      lines.splice(0)
      const text = `no reply for ${secret}`
      await client.post('/base/log/', { entries: [{ code: 20004, message: text, page: `/${secret}/?q=${secret}` }] })
      const logLine = lines.find((line) => line.includes('"client error"')) ?? ''
      expect(logLine).toContain('no reply for')
      expect(bare(logLine)).not.toContain(bare(secret))
    }),
    { numRuns: 30 },
  )
  lines.splice(0)
  await client.post('/base/log/', { entries: [{ code: 20004, message: `${'a b '.repeat(450)}the end`, page: '/' }] })
  expect(lines.join('')).toContain('a b a b')
  expect(lines.join('')).not.toContain('the end')
})
