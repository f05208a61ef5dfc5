import type { SendingCtx } from '../../../server/src/core/context.types'
import { sendSmsNotice } from '../../../server/src/domains/shared/sms-notice'
import { limitsWith, startTestApp, type TestApp } from '../support/app'

const limits = limitsWith({ smsNoticesPerMobile: 3 })
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ limits })
})
afterAll(() => t.stop())

async function ctxOf(slug: string): Promise<SendingCtx> {
  const tenant = await t.app.directory.find({ by: 'slug', value: slug })
  if (!tenant) throw new Error('no such site')
  const { ports, database, fastify } = t
  const now = ports.clock.now()
  return { tenant, language: tenant.language, now, db: database.of(tenant.id), ports, limits, log: fastify.log }
}

test('a number gets so many notices a day from all sites together, and others are left out', async () => {
  const [main, other] = [await ctxOf('qingshi'), await ctxOf('rimba')]
  for (const ctx of [main, other, main, other, main]) await sendSmsNotice(ctx, '13700000099', ['a', 'b', 'c'])
  await sendSmsNotice(other, '13700000098', ['a', 'b', 'c'])
  expect(t.ports.sentNotices.map(({ mobile }) => mobile)).toEqual([
    ...Array<string>(3).fill('13700000099'),
    '13700000098',
  ])
  t.ports.clock.forward(86_400)
  await sendSmsNotice(await ctxOf('qingshi'), '13700000099', ['a', 'b', 'c'])
  expect(t.ports.sentNotices).toHaveLength(5)
})
