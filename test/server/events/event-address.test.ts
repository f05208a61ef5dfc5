import { makeRegistrationEvent } from '../../factories/content'
import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('an event is given by its id with any slug behind it, as it is without one', async () => {
  const id = await t.make((tx) => makeRegistrationEvent(tx, MAIN, {}))
  const plain = await t.visitor().get(`/event/event/${id}/`)
  const withSlug = await t.visitor().get(`/event/event/${id}/spring-market/`)
  expect([plain.status, withSlug.status]).toEqual([200, 200])
  expect(withSlug.body).toEqual(plain.body)
  expect((await t.visitor().get('/event/event/999999/spring-market/')).status).toBe(404)
})

test('an address with a word in the place of the id is refused', async () => {
  expect((await t.visitor().get('/event/event/spring/market/')).status).toBe(400)
})
