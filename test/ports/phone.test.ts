import { sealContent } from '../../server/loopback/alipay/phone'
import { keyBook } from '../../server/loopback/keys'
import { wechatPhone } from '../../server/src/ports/wechat/phone'
import { startVendors, stub, type Vendors } from './vendors'

let vendors: Vendors
beforeAll(async () => {
  vendors = await startVendors()
})
afterAll(() => vendors.close())

const MOBILE = '13800000001'

describe('wechatPhone', () => {
  const read = async (code: string) => {
    const { ports, accounts } = vendors
    return ports.wechatPhone.readPhone((await ports.wechatWeb.accessToken(accounts.weapp)).value, code)
  }

  test('returns the number of a code once', async () => {
    expect(await read(`phone-${MOBILE}`)).toEqual({ ok: true, mobile: MOBILE })
    expect(await read(`phone-${MOBILE}`)).toEqual({ ok: false, reason: expect.stringContaining('40029') })
  })

  test('returns the reason of the vendor for a code that it does not know or asks too often about', async () => {
    expect(await read('made-up')).toEqual({ ok: false, reason: expect.stringContaining('40029') })
    expect(await read('often-code')).toEqual({ ok: false, reason: expect.stringContaining('45011') })
  })

  test('is stale with a token that the vendor does not take', async () => {
    expect(await vendors.ports.wechatPhone.readPhone('no-token', `phone-${MOBILE}`)).toBe('stale')
  })

  test('fails when the reply names no number', async () => {
    const other = await stub({ status: 200, body: '{"errcode":0,"phone_info":{}}' })
    try {
      await expect(wechatPhone(other.url, 10_000).readPhone('t', 'c')).rejects.toThrow(/names no number/)
    } finally {
      await other.close()
    }
  })
})

describe('alipayPhone', () => {
  const read = (reply: string, more = {}) =>
    vendors.ports.alipayMini.readPhone({ ...vendors.accounts.alipay, ...more }, reply)
  const replyFor = async (mobile: string) =>
    (await fetch(`${vendors.url}/loopback/alipay/phone.json?tenant=qingshi&mobile=${mobile}`)).text()

  test('returns the number of a reply that the vendor signed and encrypted', async () => {
    expect(read(await replyFor(MOBILE))).toEqual({ ok: true, mobile: MOBILE })
  })

  test('refuses a reply whose content is not what was signed', async () => {
    const reply = JSON.parse(await replyFor(MOBILE))
    const other = JSON.parse(await replyFor('13800000002'))
    expect(read(JSON.stringify({ ...reply, response: other.response }))).toEqual({
      ok: false,
      reason: 'the signature is wrong',
    })
    expect(read(JSON.stringify({ ...reply, sign: '' }))).toEqual({ ok: false, reason: 'the signature is wrong' })
  })

  test('refuses a reply that anybody encrypted with the content key but the vendor did not sign', async () => {
    const { contentKey = '', secret } = vendors.accounts.alipay
    expect(read(sealContent({ code: '10000', mobile: MOBILE }, contentKey, secret))).toEqual({
      ok: false,
      reason: 'the signature is wrong',
    })
  })

  test('returns the reason of the vendor for a user without a number', async () => {
    expect(read(await replyFor(''))).toEqual({ ok: false, reason: expect.stringContaining('用户未绑定手机号') })
  })

  test('refuses what it cannot read: another content key, none, other text', async () => {
    const { alipay } = await keyBook(vendors.dataDir).vendor()
    const reply = await replyFor(MOBILE)
    const otherKey = Buffer.alloc(16, 7).toString('base64')
    expect(read(reply, { contentKey: otherKey })).toEqual({ ok: false, reason: expect.any(String) })
    expect(read(sealContent({ mobile: MOBILE }, otherKey, alipay.privateKey))).toEqual({
      ok: false,
      reason: expect.any(String),
    })
    expect(read(reply, { contentKey: undefined })).toEqual({
      ok: false,
      reason: 'the content key or the public key is missing',
    })
    for (const text of ['', '{', 'null', '{"response":1}']) expect(read(text).ok).toBe(false)
  })
})
