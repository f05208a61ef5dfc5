import { makeRule } from '../../factories/checkout'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { makeBuyer, stock } from '../support/shopping'
import { configure } from '../support/site'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await t.make(async (tx) => {
    await makeRule(tx, MAIN, { region: '', fee: 1000, freeOver: 9900, days: { from: 3, to: 5 } })
    await makeRule(tx, MAIN, { region: '33', fee: 600, days: { from: 1, to: 2 } })
    await makeRule(tx, MAIN, { region: '3301', fee: 500 })
    await makeRule(tx, MAIN, { region: '310101', fee: 0, isRefused: true })
    await makeRule(tx, OTHER, { region: '33', fee: 1, days: { from: 9, to: 9 } })
  })
})
afterAll(() => t.stop())

const estimate = (district?: string) =>
  t.visitor().get(`/shop/delivery/${district === undefined ? '' : `?district=${district}`}`)

test('the estimate of a district is that of its longest rule, its days those of the longest rule that has some', async () => {
  expect((await estimate('330106')).body).toEqual({
    district: { code: '330106', display: '浙江省 杭州市 西湖区' },
    fee: '5.00',
    free_over: null,
    is_refused: false,
    days: { from: 1, to: 2 },
  })
})

test('the estimate without a district is that of everywhere for a visitor, that of the default address for a user', async () => {
  expect((await estimate()).body).toEqual({
    district: null,
    fee: '10.00',
    free_over: '99.00',
    is_refused: false,
    days: { from: 3, to: 5 },
  })
  const buyer = await makeBuyer(t)
  expect((await buyer.client.get('/shop/delivery/')).body).toMatchObject({ district: { code: '330106' }, fee: '5.00' })
})

test('an estimate says where nothing is sent, and names a municipality once', async () => {
  expect((await estimate('310101')).body).toMatchObject({ district: { display: '上海市 黄浦区' }, is_refused: true })
})

test('an unknown district is not found, and half a code is a bad query', async () => {
  expect((await estimate('999999')).status).toBe(404)
  expect((await estimate('33')).body.fields).toHaveProperty('district')
})

test('a product names what the shop promises', async () => {
  const cup = await stock(t)
  const promises = async () => (await t.visitor().get(`/shop/product/${cup.id}/`)).body.promises
  expect(await promises()).toEqual([])
  await configure(t, { promises: ['7 天无理由退货'] })
  expect(await promises()).toEqual(['7 天无理由退货'])
})
