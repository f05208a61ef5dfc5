import { startTestApp, type TestApp } from './support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('the languages are named in themselves, the current one marked', async () => {
  const results = (current: string) => [
    { code: 'zh-cn', name: '简体中文', is_current: current === 'zh-cn' },
    { code: 'id', name: 'Bahasa Indonesia', is_current: current === 'id' },
  ]
  expect((await t.visitor().get('/base/user/languages/')).body).toEqual({ count: 2, results: results('zh-cn') })
  expect((await t.visitor().get('/base/user/languages/?lang=id')).body.results).toEqual(results('id'))
  expect((await t.visitor({ base: '/api-t/rimba' }).get('/base/user/languages/')).body.results).toEqual(results('id'))
})

test("a user's language is remembered and speaks from then on", async () => {
  const { client } = await t.user()
  expect((await client.post('/base/user/switch_language/', { language: 'id' })).body).toEqual({ ok: true })
  expect((await client.get('/base/user/languages/')).body.results[1].is_current).toBe(true)
  expect((await client.get('/shop/product/999999/')).body.detail).toBe('Konten yang Anda cari tidak ditemukan')
})

test('a visitor may switch, which leaves nothing behind, and nobody to a language that is not offered', async () => {
  const visitor = t.visitor({ headers: { 'sp-mp-aid': 'x' } })
  expect((await visitor.post('/base/user/switch_language/', { language: 'id' })).body).toEqual({ ok: true })
  expect((await visitor.get('/base/user/languages/')).body.results[0].is_current).toBe(true)
  expect((await visitor.post('/base/user/switch_language/', { language: 'en' })).status).toBe(400)
})
