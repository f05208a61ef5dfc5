import { insert } from '../../server/src/db/insert'
import { makeRegistrationEvent } from '../factories/content'
import { makeForm, makeVote, makeVoteEvent } from '../factories/interact'
import { crowd, type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const codes = (answers: { body: { err_code?: string } }[]) => answers.map(({ body }) => body.err_code ?? 'ok')
const rows = (table: string, column: string, id: number) =>
  environment.t.make((tx) => tx.rows(`select 1 from ${table} where tenant_id = 1 and ${column} = $1`, [id]))

test.each([
  ['in all', { limitTotal: 3 }, '14001'],
  ['a day', { limitDaily: 3 }, '14002'],
])(
  'of forty concurrent submissions of a form at two processes, only the limit %s is accepted',
  async (_, limits, refusal) => {
    const { id, slug } = await environment.t.make((tx) => makeForm(tx, 1, limits))
    const { token } = await environment.t.user()
    const answers = await Promise.all(
      times(40).map((n) =>
        environment.client(n, token).post(`/form/form/${slug}/submit/`, { name: '林' }, { key: true }),
      ),
    )
    expect(codes(answers).sort()).toEqual([...times(37).map(() => refusal), 'ok', 'ok', 'ok'])
    expect(await rows('form_submission', 'form_id', id)).toHaveLength(3)
  },
)

test('concurrent submissions of different users do not affect the limits of each other', async () => {
  const { slug } = await environment.t.make((tx) => makeForm(tx, 1, { limitTotal: 1 }))
  const users = await Promise.all(times(20).map(() => environment.t.user()))
  const answers = await Promise.all(
    users.map(({ token }, n) =>
      environment.client(n, token).post(`/form/form/${slug}/submit/`, { name: '林' }, { key: true }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(times(20).map(() => 200))
})

test('of forty concurrent ballots of one user, one is accepted and counted once', async () => {
  const vote = await environment.t.make((tx) => makeVote(tx, 1))
  const [one = 0, two = 0] = vote.items
  const { token } = await environment.t.user()
  const submits = { [one]: [1], [two]: [1, 2] }
  const answers = await Promise.all(
    times(40).map((n) =>
      environment.client(n, token).post(`/vote/vote/${vote.id}/submit/`, { submits }, { key: true }),
    ),
  )
  expect(codes(answers).sort()).toEqual([...times(39).map(() => '14013'), 'ok'])
  expect(await rows('vote_choice', 'vote_id', vote.id)).toHaveLength(3)
})

test('of forty concurrent votes of one user for forty candidates, the votes of the day are counted', async () => {
  const event = await environment.t.make((tx) => makeVoteEvent(tx, 1, { count: 40, dailyLimit: 3 }))
  const { token } = await environment.t.user()
  const answers = await Promise.all(
    event.candidates.map((id, n) =>
      environment.client(n, token).post(`/vote/voteevent/${event.id}/submit/`, { candidates: [id] }, { key: true }),
    ),
  )
  expect(codes(answers).sort()).toEqual([...times(37).map(() => '14015'), 'ok', 'ok', 'ok'])
  const [sum] = await environment.t.make((tx) =>
    tx.rows<{ votes: number; choices: number }>(
      `select sum(vote_count)::int as votes, (select count(*)::int from vote_event_choice where tenant_id = 1 and candidate_id = any($1::bigint[])) as choices
        from vote_candidate where tenant_id = 1 and event_id = $2`,
      [event.candidates, event.id],
    ),
  )
  expect(sum).toEqual({ votes: 3, choices: 3 })
})

test('ballots of twenty users that name the same candidates in opposite orders are all counted', async () => {
  const event = await environment.t.make((tx) => makeVoteEvent(tx, 1, { count: 5, dailyLimit: 5 }))
  const users = await Promise.all(times(20).map(() => environment.t.user()))
  const answers = await Promise.all(
    users.map(({ token }, n) => {
      const candidates = n % 2 ? event.candidates : [...event.candidates].reverse()
      return environment.client(n, token).post(`/vote/voteevent/${event.id}/submit/`, { candidates }, { key: true })
    }),
  )
  expect(codes(answers)).toEqual(times(20).map(() => 'ok'))
})

test('control: check-then-write accepts two submissions under a limit of one', async () => {
  const { id } = await environment.t.make((tx) => makeForm(tx, 1, { limitTotal: 1 }))
  const user = await environment.t.user()
  let readCount = 0
  let meet = () => {}
  const bothLooked = new Promise<void>((resolve) => {
    meet = resolve
  })
  const checkThenAct = () =>
    environment.t.database.of(1).tx(async (tx) => {
      const before = await tx.rows(
        'select 1 from form_submission where tenant_id = 1 and form_id = $1 and user_id = $2',
        [id, user.id],
      )
      readCount += 1
      if (readCount === 2) meet()
      // Neither acts before the other has looked: how busy the machine is decides nothing.
      await bothLooked
      if (before.length >= 1) return false
      await tx.rows(
        "insert into form_submission (tenant_id, form_id, user_id, answers, created_at) values (1, $1, $2, '{}', now())",
        [id, user.id],
      )
      return true
    })
  expect(await Promise.all([checkThenAct(), checkThenAct()])).toEqual([true, true])
})

/** A form whose option `a` may be chosen so often. */
async function makeQuotaForm(quota: number) {
  const schema = { properties: { tea: { type: 'array', title: '茶', items: { enum: ['a', 'b'] } } } }
  const form = await environment.t.make((tx) => makeForm(tx, 1, { jsonSchema: schema }))
  const options = ['a', 'b'].map((value) => ({ tenantId: 1, formId: form.id, field: 'tea', value, quota }))
  await environment.t.make((tx) => insert(tx, 'form_option_tally', options))
  return form
}
const usedOf = async (id: number) =>
  (
    await environment.t.make((tx) =>
      tx.rows<{ used: number }>(
        'select used from form_option_tally where tenant_id = 1 and form_id = $1 order by value',
        [id],
      ),
    )
  ).map(({ used }) => used)

test('of forty users who choose an option with a quota of ten at two processes, ten get it', async () => {
  const { id, slug } = await makeQuotaForm(10)
  const users = await Promise.all(times(40).map(() => environment.t.user()))
  // In either order of the two options: neither may wait for the other forever.
  const tea = (n: number) => (n % 3 === 0 ? ['a', 'b'] : n % 3 === 1 ? ['b', 'a'] : ['a'])
  const answers = await Promise.all(
    users.map(({ token }, n) =>
      environment.client(n, token).post(`/form/form/${slug}/submit/`, { tea: tea(n) }, { key: true }),
    ),
  )
  expect(codes(answers).sort()).toEqual([...times(30).map(() => '14007'), ...times(10).map(() => 'ok')])
  expect(await rows('form_submission', 'form_id', id)).toHaveLength(10)
  expect((await usedOf(id))[0]).toBe(10)
})

test('of forty who register, change what they chose and cancel at once, an option is taken as often as it is chosen', async () => {
  const { id } = await makeQuotaForm(10)
  const event = await environment.t.make((tx) => makeRegistrationEvent(tx, 1, { formId: id, seats: 12 }))
  const tea = (n: number) => (n % 2 ? ['a', 'b'] : ['b', 'a']).slice(0, 1 + (n % 3))
  const steps = await crowd(await environment.users(40), async ({ token }, n) => {
    const post = (path: string, body: object = {}) =>
      environment.client(n, token).post(`/event/eventregistration/${path}/`, body, { key: true })
    const { body } = await post(`${event}`, { data: { tea: tea(n) } })
    if (body.err_code) return [body.err_code]
    const edit = () => post(`${body.id}/process`, { action: 'edit', data: { tea: tea(n + 1) } })
    const answers = await Promise.all(n % 4 ? [edit(), post(`${body.id}/cancel`)] : [edit()])
    return codes(answers)
  })
  // Of one who changes and cancels, the later step may find the registration gone.
  expect(steps.flat().filter((code) => !['ok', '14007', '14303', '14305'].includes(code))).toEqual([])
  const rowsLeft = await environment.t.make((tx) =>
    tx.rows<{ answers: { tea: string[] } }>(
      "select answers from event_registration where tenant_id = 1 and event_id = $1 and status = 'confirmed'",
      [event],
    ),
  )
  const choices = rowsLeft.flatMap(({ answers }) => answers.tea)
  expect(await usedOf(id)).toEqual(['a', 'b'].map((value) => choices.filter((one) => one === value).length))
})

test('of forty concurrent submissions with one verification code, one is accepted', async () => {
  const { id, slug } = await environment.t.make((tx) =>
    makeForm(tx, 1, {
      jsonSchema: { properties: { phone: { type: 'string' } }, required: ['phone'] },
      uiSchema: { phone: { 'ui:widget': 'mobile', 'ui:options': { require_verify: true } } },
    }),
  )
  const { token, client } = await environment.t.user()
  const mobile = '13822223333'
  await client.post('/base/user/verify/', { mobile, kind: 'm_verify' })
  const phone = { mobile, verify_code: environment.t.ports.sentCodes.at(-1)?.code }
  const answers = await Promise.all(
    times(40).map((n) => environment.client(n, token).post(`/form/form/${slug}/submit/`, { phone }, { key: true })),
  )
  expect(codes(answers).filter((code) => code === 'ok')).toHaveLength(1)
  expect(await rows('form_submission', 'form_id', id)).toHaveLength(1)
})

test('control: check-then-write gives an option with a quota of one to two users', async () => {
  const { id } = await makeQuotaForm(1)
  let readCount = 0
  let meet = () => {}
  const bothLooked = new Promise<void>((resolve) => {
    meet = resolve
  })
  const checkThenAct = () =>
    environment.t.database.of(1).tx(async (tx) => {
      const [row] = await tx.rows<{ used: number; quota: number }>(
        "select used, quota from form_option_tally where tenant_id = 1 and form_id = $1 and value = 'a'",
        [id],
      )
      readCount += 1
      if (readCount === 2) meet()
      await bothLooked
      if (!row || row.used >= row.quota) return false
      await tx.rows(
        "update form_option_tally set used = used + 1 where tenant_id = 1 and form_id = $1 and value = 'a'",
        [id],
      )
      return true
    })
  expect(await Promise.all([checkThenAct(), checkThenAct()])).toEqual([true, true])
  expect((await usedOf(id))[0]).toBe(2)
})
