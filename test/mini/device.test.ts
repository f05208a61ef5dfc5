/**
 * Tests of the phone's and the vendor's functions, on the real output: consent, scanning, the address book, pictures, a
 * new version.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Script } from '../harness/vendor'
import { Api } from '../support/api'
import { assertClean, boot, pageOf, type RunningServer, startServer, target } from './support'

let server: RunningServer
before(async () => {
  server = await startServer()
})
after(() => server?.remove())

const SCAN = target === 'weapp' ? 'scanCode' : 'scan'
const PREVIEW = 'previewImage'
/** The demo shop's owner, who may change pages. */
const OWNER = '13900000001'
/** A host that the demo shop shows inside its mini-programs. */
const OWN_HOST = 'qingshi.example'
/** A phone whose owner has not agreed to the privacy statement yet. */
const newcomer = (): Script => Object.assign(new Script(), { privacyNeeded: true })

test('the first scan requires privacy consent: refusal prevents it, consent is remembered', async () => {
  const script = newcomer().each(SCAN, target === 'weapp' ? { result: '杯' } : { code: '杯' })
  const app = await boot(server, { script })
  try {
    await app.rest()
    await app.enter(`/${pageOf('search')}?type=shop.product`)
    const searched = () =>
      app.recorder.exchanges.filter(({ url }) => url.includes(`search=${encodeURIComponent('杯')}`)).length
    for (const [answer, scans] of [
      ['拒绝', 0],
      ['同意', 1],
    ] as const) {
      await app.page.tap('扫一扫')
      await app.page.waitForText('隐私保护提示')
      await app.page.tap(answer)
      await app.rest()
      assert.equal(app.recorder.callsOf(SCAN).length, scans)
    }
    await app.page.waitFor(() => searched() === 1, 'the search for what was scanned')
    await app.enter(`/${pageOf('search')}?type=shop.product`)
    await app.page.tap('扫一扫')
    await app.rest()
    assert.equal(app.recorder.callsOf(SCAN).length, 2)
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('the scanner of the search opens the draft of a page by the code of its preview, without a login', async () => {
  const owner = new Api(server.url)
  await owner.loginStudio(OWNER)
  const text = (html: string) => ({
    ...{ id: 2 ** 44, type: 'mpage.richtextpagemodule', name: '', style: '', hidden: false },
    config: { html },
  })
  const doc = { title: '春', settings: {}, modules: [text('<p>还没有发布的话</p>')] }
  const draft = { title: '春', slug: 'scanned-draft', doc }
  const { id } = await owner.ok<{ id: number }>('POST', '/studio/page/', { body: draft })
  const { token } = await owner.ok<{ token: string }>('POST', `/studio/page/${id}/preview/`)
  const address = `https://${OWN_HOST}/mobile/page/scanned-draft/?preview=${token}`
  const script = newcomer().each(SCAN, target === 'weapp' ? { result: address } : { code: address })
  const app = await boot(server, { script })
  try {
    await app.rest()
    await app.enter(`/${pageOf('search')}?type=shop.product`)
    await app.page.tap('扫一扫')
    await app.page.waitForText('隐私保护提示')
    await app.page.tap('同意')
    await app.page.waitForText('还没有发布的话')
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('the vendor address book fills in every field of the address form', async () => {
  const app = await boot(server)
  try {
    await app.rest()
    await app.enter(`/${pageOf('shop.shippingaddress.edit')}`)
    await app.page.waitForText('从地址簿导入')
    await app.page.tap('从地址簿导入')
    if (target === 'alipay') {
      await app.page.waitForText('隐私保护提示')
      await app.page.tap('同意')
    }
    await app.page.waitForText(/浙江省.*杭州市.*西湖区/)
    for (const value of ['林小满', '13800000001', '文三路 1 号'])
      assert.ok(app.page.text().includes(value), `${value} in ${app.page.text()}`)
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a tap on a product image opens the vendor preview at it, with absolute URLs', async () => {
  const app = await boot(server)
  try {
    await app.rest()
    await app.enter(`/${pageOf('shop.product.detail')}?id=1`)
    await app.page.waitForText('加入购物车')
    // Its film stands before its pictures.
    await app.page.tap(/^图片 \d+$/)
    await app.rest()
    await app.page.tap(/第 1 张|1 \/ \d/)
    await app.rest()
    const previews = app.recorder.callsOf(PREVIEW) as { urls: string[]; current: string | number }[]
    assert.equal(previews.length, 1)
    const [{ urls, current } = { urls: [], current: '' }] = previews
    assert.ok(urls.length > 0 && urls.every((url) => /^https?:\/\//.test(url)), urls.join(' '))
    assert.equal(current, target === 'weapp' ? urls[0] : 0)
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a new version restarts the app only after confirmation', async () => {
  const app = await boot(server, { script: new Script().each('getUpdateManager', { hasUpdate: true }) })
  try {
    await app.page.waitForText('新版本已经准备好，是否重启应用？')
    assert.equal(app.recorder.callsOf('applyUpdate').length, 0)
    await app.page.tap('重启')
    await app.rest()
    assert.equal(app.recorder.callsOf('applyUpdate').length, 1)
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('the web view refuses a URL outside the hosts of the site and copies it', async () => {
  const app = await boot(server)
  try {
    await app.rest()
    await app.enter(`/${pageOf('webview')}?url=${encodeURIComponent('https://evil.example/')}`)
    await app.page.waitForText('该网页无法在此打开')
    await app.rest()
    const copies = app.recorder.callsOf(target === 'weapp' ? 'setClipboardData' : 'setClipboard') as {
      data?: string
      text?: string
    }[]
    assert.deepEqual(
      copies.map(({ data, text }) => data ?? text),
      ['https://evil.example/'],
    )
    assertClean(app)
  } finally {
    await app.close()
  }
})
