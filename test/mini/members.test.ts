import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type MiniApp, Script } from '../harness'
import { Api, loginCode, newMobile } from '../support/api'
import { solveCaptcha } from '../support/captcha'
import { assertClean, boot, chooseVariant, pageOf, type RunningServer, startServer, target } from './support'

let server: RunningServer

/** The demo site that asks everything of its visitors stands where this mini-program's site does. */
before(async () => {
  server = await startServer({ env: { DEFAULT_TENANT: 'xiangju' } })
})
after(() => server?.remove())

const newcomer = () => {
  const script = new Script()
  const person = `demo-${Math.random().toString(36).slice(2, 10)}`
  script.loginCode = () => person
  return script
}

const KNOB = /^滑块/

/** Looks at the captcha in front and drags its piece into the hole. */
async function solve(app: MiniApp): Promise<void> {
  const { page } = app
  const [background = '', piece = ''] = await page.waitFor(() => {
    const sources = [...page.root.querySelectorAll('image')]
      .map((image) => image.getAttribute('src') ?? '')
      .filter((src) => src.startsWith('data:'))
    return sources.length === 2 ? sources : null
  }, 'the captcha')
  const place =
    page.find.one(KNOB).closest('[aria-role=dialog]')?.querySelector('[style*="top:"]')?.getAttribute('style') ?? ''
  const y = Number(/top:\s*(\d+)/.exec(place)?.[1])
  const x = await solveCaptcha({ background, piece, y })
  for (const image of page.root.querySelectorAll('image'))
    if (image.getAttribute('src')?.startsWith('data:')) page.fire(image, 'load', { width: 560, height: 310 })
  await page.waitForText('向右拖动滑块完成拼图')
  await page.drag(
    KNOB,
    [0.1, 0.3, 0.5, 0.7, 0.85, 0.95, 1, 1].map((part, index) => ({ x: x * part, y: index % 3 })),
  )
}

test('a new user is logged in silently, chooses a node and binds a mobile number before checkout', async () => {
  const product = await (await new Api(server.url, 'xiangju').loginMini()).choosable()
  const app = await boot(server, {
    script: newcomer(),
    path: pageOf('shop.product.detail'),
    query: { id: String(product.id) },
  })
  try {
    // The screen behind the picker is drawn anew when its product comes.
    await app.page.waitForText(product.name)
    for (const name of ['青溪县', '上河村', '上河祠堂']) await app.page.tap(name)
    await app.page.waitForText('青溪县 / 上河村 / 上河祠堂')
    await app.page.tap('立即购买')
    await app.page.waitForText('选择规格')
    await chooseVariant(app, product)
    await app.page.tap('立即购买')
    await app.waitForPage(pageOf('ucenter.bindmobile'))
    const mobile = newMobile()
    await app.page.input('请输入手机号', mobile)
    await app.page.tap('获取验证码')
    await solve(app)
    await app.page.input('请输入验证码', await loginCode(server.url, mobile))
    await app.page.input('请输入姓名', '何小禾')
    await app.page.input('请输入邮箱', 'he@example.com')
    await app.page.tap('确定')
    await app.waitForPage(pageOf('shop.checkout'))
    const binds = app.recorder.exchanges.filter(({ url }) => url.includes('/bind_mobile/'))
    assert.deepEqual(
      binds.map(({ status }) => status),
      [200],
    )
    assertClean(app)
  } finally {
    await app.close()
  }
})

/** Scripts the vendor's reply to the button: from WeChat a code, from Alipay a text that only the server can read. */
async function grantNumber(script: Script, mobile: string): Promise<void> {
  if (target === 'weapp')
    return void script.next('getPhoneNumber', { code: `phone-${mobile}`, errMsg: 'getPhoneNumber:ok' })
  const reply = await fetch(`${server.url}/loopback/alipay/phone.json?tenant=xiangju&mobile=${mobile}`)
  script.next('getAuthorize', {}).next('getPhoneNumber', { response: await reply.text() })
}

test("a user binds the number that the vendor's button grants, and keeps the form after a refusal", async () => {
  const mobile = newMobile()
  const script = newcomer()
  const app = await boot(server, { script, path: pageOf('ucenter.bindmobile') })
  try {
    await app.page.tap('手机号快捷绑定')
    await app.page.waitForText('请填写姓名')
    await app.page.input('请输入姓名', '何小禾')
    await app.page.input('请输入邮箱', 'he@example.com')
    // Refused at the vendor's sheet: nothing is sent.
    await app.page.tap('手机号快捷绑定')
    await app.rest()
    assert.deepEqual(
      app.recorder.exchanges.filter(({ url }) => url.includes('/bind_phone/')),
      [],
    )
    await grantNumber(script, mobile)
    await app.page.tap('手机号快捷绑定')
    await app.waitForPage(pageOf('ucenter'))
    const [bind] = app.recorder.exchanges.filter(({ url }) => url.includes('/bind_phone/'))
    assert.equal(bind?.status, 200)
    assertClean(app)
  } finally {
    await app.close()
  }
})
