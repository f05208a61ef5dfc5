import { startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('GET /base/user/languages/ names each language in itself and marks the current one', async () => {
  const results = (current: string) => [
    { code: 'zh-cn', name: '简体中文', is_current: current === 'zh-cn' },
    { code: 'id', name: 'Bahasa Indonesia', is_current: current === 'id' },
  ]
  expect((await t.visitor().get('/base/user/languages/')).body).toEqual({ count: 2, results: results('zh-cn') })
  expect((await t.visitor().get('/base/user/languages/?lang=id')).body.results).toEqual(results('id'))
  expect((await t.visitor({ base: '/api-t/rimba' }).get('/base/user/languages/')).body.results).toEqual(results('id'))
})

test('the language of a user is stored and used from then on', async () => {
  const { client } = await t.user()
  expect((await client.post('/base/user/switch_language/', { language: 'id' })).body).toEqual({ ok: true })
  expect((await client.get('/base/user/languages/')).body.results[1].is_current).toBe(true)
  expect((await client.get('/shop/product/999999/')).body.detail).toBe('Konten yang Anda cari tidak ditemukan')
})

test('a visitor may switch without storing a language, and an unsupported language is rejected', async () => {
  const visitor = t.visitor({ headers: { 'sp-mp-aid': 'x' } })
  expect((await visitor.post('/base/user/switch_language/', { language: 'id' })).body).toEqual({ ok: true })
  expect((await visitor.get('/base/user/languages/')).body.results[0].is_current).toBe(true)
  expect((await visitor.post('/base/user/switch_language/', { language: 'en' })).status).toBe(400)
})
