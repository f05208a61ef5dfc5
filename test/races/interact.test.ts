import { makeForm, makeVote } from '../factories/interact'
import { type Arena, openArena, times } from './support'

let arena: Arena
beforeAll(async () => {
  arena = await openArena()
})
afterAll(() => arena.stop())

const codes = (answers: { body: { err_code?: string } }[]) => answers.map(({ body }) => body.err_code ?? 'ok')
const rows = (table: string, column: string, id: number) => arena.t.make((q) => q.rows(`select 1 from ${table} where tenant_id = 1 and ${column} = $1`, [id]))

test.each([
  ['in all', { limitTotal: 3 }, '14001'],
  ['a day', { limitDaily: 3 }, '14002'],
])('a user who hands a form in forty times at once, at two processes, hands it in as often as one may %s', async (_, limits, refusal) => {
  const { id, slug } = await arena.t.make((q) => makeForm(q, 1, limits))
  const { token } = await arena.t.user()
  const answers = await Promise.all(times(40).map((n) => arena.client(n, token).post(`/form/form/${slug}/submit/`, { name: '林' }, { key: true })))
  expect(codes(answers).sort()).toEqual([...times(37).map(() => refusal), 'ok', 'ok', 'ok'])
  expect(await rows('form_submission', 'form_id', id)).toHaveLength(3)
})

test('many users at once do not stand in each other’s way', async () => {
  const { slug } = await arena.t.make((q) => makeForm(q, 1, { limitTotal: 1 }))
  const users = await Promise.all(times(20).map(() => arena.t.user()))
  const answers = await Promise.all(users.map(({ token }, n) => arena.client(n, token).post(`/form/form/${slug}/submit/`, { name: '林' }, { key: true })))
  expect(answers.map(({ status }) => status)).toEqual(times(20).map(() => 200))
})

test('of forty ballots of one user at once one is taken, and counted once', async () => {
  const vote = await arena.t.make((q) => makeVote(q, 1))
  const [one = 0, two = 0] = vote.items
  const { token } = await arena.t.user()
  const submits = { [one]: [1], [two]: [1, 2] }
  const answers = await Promise.all(times(40).map((n) => arena.client(n, token).post(`/vote/vote/${vote.id}/submit/`, { submits }, { key: true })))
  expect(codes(answers).sort()).toEqual([...times(39).map(() => '14013'), 'ok'])
  expect(await rows('vote_choice', 'vote_id', vote.id)).toHaveLength(3)
})

test('the race is real: a version that looks first and then writes takes two', async () => {
  const { id } = await arena.t.make((q) => makeForm(q, 1, { limitTotal: 1 }))
  const user = await arena.t.user()
  let looked = 0
  let meet = () => {}
  const bothLooked = new Promise<void>((resolve) => {
    meet = resolve
  })
  const checkThenAct = () =>
    arena.t.database.of(1).tx(async (q) => {
      const before = await q.rows('select 1 from form_submission where tenant_id = 1 and form_id = $1 and user_id = $2', [id, user.id])
      looked += 1
      if (looked === 2) meet()
      // Neither acts before the other has looked: how busy the machine is decides nothing.
      await bothLooked
      if (before.length >= 1) return false
      await q.rows("insert into form_submission (tenant_id, form_id, user_id, answers, created_at) values (1, $1, $2, '{}', now())", [id, user.id])
      return true
    })
  expect(await Promise.all([checkThenAct(), checkThenAct()])).toEqual([true, true])
})
