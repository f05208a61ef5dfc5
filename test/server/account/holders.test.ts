import { makeVoucher } from '../../factories/social'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
type User = Awaited<ReturnType<TestApp['user']>>

describe('contacts', () => {
  const person = { name: ' 林小满 ', mobile: '13800000001' }
  test('are created, changed and deleted', async () => {
    const { client } = await t.user()
    const { body } = await client.post('/base/contact/', person, { key: true })
    expect(body).toEqual({ id: expect.any(Number), name: '林小满', mobile: '13800000001' })
    expect((await client.put(`/base/contact/${body.id}/`, { ...person, name: '王小雨' })).body.name).toBe('王小雨')
    expect((await client.get('/base/contact/')).body).toMatchObject({ count: 1, results: [{ name: '王小雨' }] })
    await client.delete(`/base/contact/${body.id}/`)
    expect((await client.get(`/base/contact/${body.id}/`)).status).toBe(404)
  })

  test('require a name and a mobile number', async () => {
    const { client } = await t.user()
    const code = async (input: object) =>
      (await client.post('/base/contact/', { ...person, ...input }, { key: true })).body.err_code
    expect([await code({ name: '  ' }), await code({ mobile: '1380000' })]).toEqual(['11010', '11001'])
  })
})

describe('bank cards', () => {
  const input = { bank: 'CMB', holder: '林小满', number: '6225 8801 2345 6783' }
  const add = (user: User, more: object = {}) =>
    user.client.post('/base/userbankcard/', { ...input, ...more }, { key: true })

  test('are returned with the last four digits only, and are unique per user', async () => {
    const user = await t.user()
    const { body, status } = await add(user)
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        bank: { code: 'CMB', name: '招商银行' },
        holder: '林小满',
        number: '**** **** **** 6783',
      },
    ])
    expect(JSON.stringify((await user.client.get('/base/userbankcard/')).body)).not.toContain('6225')
    expect((await add(user)).body.err_code).toBe('12033')
    await user.client.delete(`/base/userbankcard/${body.id}/`)
    expect((await user.client.get('/base/userbankcard/')).body.count).toBe(0)
  })

  test('require a bank of the site, a payee and a valid card number', async () => {
    const user = await t.user()
    const code = async (more: object) => (await add(user, more)).body.err_code
    expect([
      await code({ bank: 'BCA' }),
      await code({ holder: ' ' }),
      await code({ number: '6225880123456784' }),
      await code({ number: '' }),
    ]).toEqual(['12031', '11010', '12032', '12032'])
    expect((await t.visitor({ base: '/api-t/rimba' }).get('/base/bank/')).body.results).toContainEqual({
      code: 'BCA',
      name: 'BCA',
    })
  })
})

describe('back-in-stock subscription', () => {
  const want = (user: User, product_id: number, more: object = {}) =>
    user.client.post(
      '/shop/reservation/',
      { product_id, quantity: 2, name: '林小满', mobile: '13800000001', ...more },
      { key: true },
    )

  test('is created once for a sold-out product, and can be cancelled', async () => {
    const user = await t.user()
    const { id } = await stock(t, { variants: [{ inventory: 0 }] })
    const { body } = await want(user, id)
    expect(body).toMatchObject({
      product: { id, is_sold_out: true },
      contact: { name: '林小满' },
      quantity: 2,
      status_display: '等待到货',
    })
    expect((await want(user, id)).body.err_code).toBe('12037')
    expect((await user.client.delete(`/shop/reservation/${body.id}/`)).body.status).toBe('cancelled')
    expect((await want(user, id)).status).toBe(200)
    const { results } = (await user.client.get('/shop/reservation/')).body
    expect(results.map(({ status }: { status: string }) => status)).toEqual(['waiting', 'cancelled'])
  })

  test('is rejected for an available or unknown product, and without name or mobile number', async () => {
    const user = await t.user()
    const [there, soldOut] = [await stock(t), await stock(t, { variants: [{ inventory: 0 }] })]
    expect((await want(user, there.id)).body.err_code).toBe('12036')
    expect((await want(user, 999_999)).body.err_code).toBe('10404')
    expect((await want(user, soldOut.id, { mobile: '1' })).body.err_code).toBe('11001')
    expect((await want(user, soldOut.id, { name: '' })).body.fields).toEqual({ name: expect.any(String) })
  })
})

test('GET /shop/userpickupvoucherholder/{id}/ returns redeemed vouchers, to their owner only', async () => {
  const [user, stranger, there] = [await t.user(), await t.user(), await t.user({ tenantId: OTHER })]
  const id = await t.make((tx) => makeVoucher(tx, MAIN, user.id, { available: 0 }))
  const status = async ({ client }: User) => (await client.get(`/shop/userpickupvoucherholder/${id}/`)).status
  expect([await status(user), await status(stranger), await status(there)]).toEqual([200, 404, 404])
})
