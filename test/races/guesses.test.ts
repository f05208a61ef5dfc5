import { Secret, TOTP } from 'otpauth'
import { makeForm } from '../factories/interact'
import { MAIN } from '../server/support/app'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

const GUESSES = 50

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
  // What a sequence has counted is not undone with a transaction: it tells how often a guess was counted, and so could
  // be compared.
  for (const table of ['mobile_code', 'totp'])
    await environment.t.make((tx) =>
      tx.exec(`create sequence ${table}_guesses;
        create function note_${table}_guess() returns trigger language plpgsql security definer as $f$ begin perform nextval('${table}_guesses'); return new; end $f$;
        create trigger note_guess before update of attempts on ${table} for each row execute function note_${table}_guess()`),
    )
})
afterAll(() => environment.stop())

const countsOf = async (table: string): Promise<number> =>
  Number((await environment.t.make((tx) => tx.rows<{ n: number }>(`select nextval('${table}_guesses') as n`)))[0]?.n) -
  1
/** A code of six digits that is none of these. */
const wrongCode = (...codes: (string | undefined)[]): string =>
  times(codes.length + 1)
    .map((n) => String(n).padStart(6, '0'))
    .find((code) => !codes.includes(code)) ?? ''

const rightTotp = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: environment.t.ports.clock.now().getTime() })

// Each guess is counted in its transaction, which is undone, and then for good.
test.each([
  ['a login of the studio', false],
  ['the submission of a form, which is one transaction with its key', true],
])('of fifty wrong codes at once by %s, five are compared', async (_, isForm) => {
  const { t } = environment
  const user = await t.user({ perms: ['*'] })
  const jsonSchema = { properties: { phone: { type: 'string', title: '手机' } }, required: ['phone'] }
  const { slug } = await t.make((tx) =>
    makeForm(tx, MAIN, {
      jsonSchema,
      uiSchema: { phone: { 'ui:widget': 'mobile', 'ui:options': { require_verify: true } } },
    }),
  )
  const visitor = t.visitor()
  // Gives it a CSRF token.
  await visitor.get('/studio/me/')
  const request = { mobile: user.mobile, kind: 'm_verify' }
  expect(
    (await (isForm ? user.client.post('/base/user/verify/', request) : visitor.post('/studio/verify/', request)))
      .status,
  ).toBe(200)
  const wrong = wrongCode(t.ports.sentCodes.at(-1)?.code)
  const before = await countsOf('mobile_code')
  const guess = (n: number) =>
    isForm
      ? environment
          .client(n, user.token)
          .post(`/form/form/${slug}/submit/`, { phone: { mobile: user.mobile, verify_code: wrong } }, { key: true })
      : visitor.post('/studio/login/', { mobile: user.mobile, verify_code: wrong })
  expect(tally(await Promise.all(times(GUESSES).map(guess)))).toEqual({ '11002': GUESSES })
  expect((await countsOf('mobile_code')) - before - 1).toBe(2 * 5)
})

test('of fifty wrong codes of an authenticator at once, ten are compared', async () => {
  const { t } = environment
  const { client, token } = await t.user({ perms: ['*'] })
  const { secret } = (await client.post('/studio/totp/')).body
  await client.put('/studio/totp/', { totp: rightTotp(secret) })
  t.ports.clock.forward(120)
  const before = await countsOf('totp')
  const totp = wrongCode(
    ...[-1, 0, 1].map((step) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: t.ports.clock.now().getTime() + step * 30_000,
      }),
    ),
  )
  const replies = await Promise.all(
    times(GUESSES).map((n) => environment.client(n, token).post('/studio/fresh/', { totp })),
  )
  expect(tally(replies)).toEqual({ '16109': GUESSES })
  expect((await countsOf('totp')) - before - 1).toBe(2 * 10)
})
