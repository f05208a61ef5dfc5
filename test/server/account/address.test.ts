import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const input = {
  name: '何禾',
  mobile: '13800000011',
  province: '33',
  city: '3301',
  district: '330106',
  address: '上河村 12 号',
  is_default: false,
}
const plantedFields = (userId: number) => ({
  id: 1_000_000,
  userId,
  user_id: userId,
  tenantId: 2,
  tenant_id: 2,
  createdAt: '2001-01-01T00:00:00Z',
  isDefault: true,
})

const rowsOf = (userId: number) =>
  t.make((tx) =>
    tx.rows<{ id: number; tenant_id: number; created_at: string }>(
      'select id, tenant_id, created_at from shipping_address where user_id = $1 order by id',
      [userId],
    ),
  )

test('/shop/shippingaddress/ ignores owner, tenant, id and creation time in the body', async () => {
  const [user, stranger] = [await t.user(), await t.user()]
  const { status, body } = await user.client.post(
    '/shop/shippingaddress/',
    { ...input, ...plantedFields(stranger.id) },
    { key: true },
  )
  expect([status, body.id < 1_000_000]).toEqual([200, true])
  const changeReply = await user.client.put(`/shop/shippingaddress/${body.id}/`, {
    ...input,
    ...plantedFields(stranger.id),
    name: '何苗',
  })
  expect([changeReply.status, changeReply.body]).toEqual([200, { ...body, name: '何苗', is_default: false }])
  expect(await rowsOf(stranger.id)).toEqual([])
  const [row, ...more] = await rowsOf(user.id)
  expect([more, row?.id, row?.tenant_id]).toEqual([[], body.id, MAIN])
  expect(row?.created_at).not.toContain('2001')
})

test('an id in the body does not block the ids of later addresses', async () => {
  const user = await t.user()
  const { body: first } = await user.client.post('/shop/shippingaddress/', input, { key: true })
  await user.client.post('/shop/shippingaddress/', { ...input, id: first.id + 2 }, { key: true })
  for (let n = 0; n < 3; n++)
    expect((await user.client.post('/shop/shippingaddress/', input, { key: true })).status).toBe(200)
})

test('an address with the number of an identity card is refused at its field, and not stored', async () => {
  const user = await t.user()
  const id = '33010619900307123X'
  for (const [field, text] of [
    ['address', `文三路1号 身份证${id}`],
    ['address', `文三路1号 ${id.slice(0, 6)} ${id.slice(6, 14)} ${id.slice(14)}`],
    ['name', `何禾 ${id}`],
  ] as const) {
    const { status, body } = await user.client.post(
      '/shop/shippingaddress/',
      { ...input, [field]: text },
      { key: true },
    )
    expect([status, body.fields?.[field]]).toEqual([400, '请勿填写身份证号'])
  }
  expect(await rowsOf(user.id)).toEqual([])
})
