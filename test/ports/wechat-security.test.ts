import { createCipheriv } from 'node:crypto'
import * as fc from 'fast-check'
import { decryptPush, isSignedPush, pushSignature } from '../../server/src/ports/wechat/push'
import { parsePush } from '../../server/src/ports/wechat/push-message'
import { pushKeys, signPush } from '../../server/loopback/wechat/push'
import { startVendors, type Vendors } from './vendors'

let vendors: Vendors
beforeAll(async () => {
  vendors = await startVendors()
})
afterAll(() => vendors.close())

const token = async () => (await vendors.ports.wechatWeb.accessToken(vendors.accounts.weapp)).value

test('the signature of a push is that of the vendor’s own vector', () => {
  expect(pushSignature('AAAAA', '1714036504', '1514711492')).toBe('f464b24fc39322e44b38aa78f5edd27bd1441696')
  expect(isSignedPush('f464b24fc39322e44b38aa78f5edd27bd1441696', 'AAAAA', '1714036504', '1514711492')).toBe(true)
  for (const signature of [undefined, '', 'f464', 'F464B24FC39322E44B38AA78F5EDD27BD1441696'])
    expect(isSignedPush(signature, 'AAAAA', '1714036504', '1514711492')).toBe(false)
})

test('a message is decrypted as it was encrypted, and one of another app or key is not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
      const { pushToken, pushAesKey } = pushKeys('wx1')
      const { Encrypt } = JSON.parse(signPush('wx1', message, 0, 'json').body)
      const account = { appId: 'wx1', token: pushToken, aesKey: pushAesKey }
      expect(decryptPush(account, Encrypt)).toBe(message)
      expect(decryptPush({ ...account, appId: 'wx2' }, Encrypt)).toBeNull()
      expect(decryptPush({ ...account, aesKey: pushKeys('wx2').pushAesKey }, Encrypt)).toBeNull()
    }),
  )
})

test('padding goes up to a block of 32 bytes, and any bytes at all are no crash', () => {
  const { pushAesKey } = pushKeys('wx1')
  const key = Buffer.from(`${pushAesKey}=`, 'base64')
  const seal = (plain: Buffer) => {
    const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
    return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
  }
  const account = { appId: 'wx1', token: '', aesKey: pushAesKey }
  const body = Buffer.concat([
    Buffer.alloc(16),
    Buffer.from([0, 0, 0, 9]),
    Buffer.from('12345678'),
    Buffer.from('9wx1'),
  ])
  expect(decryptPush(account, seal(Buffer.concat([body, Buffer.alloc(32, 32)])))).toBe('123456789')
  expect(decryptPush(account, seal(Buffer.concat([body, Buffer.alloc(32, 33)])))).toBeNull()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 96 }), (bytes) =>
      expect([null, 'string']).toContain(
        decryptPush(account, Buffer.from(bytes).toString('base64')) === null ? null : 'string',
      ),
    ),
  )
})

test('messages are read from XML and JSON, with what stands within others', () => {
  const xml =
    '<xml><A><![CDATA[a</A><B>x</B>]]></A>\n<N> 12 </N><result><suggest><![CDATA[pass]]></suggest></result><E>&lt;b&gt;&amp;lt;</E></xml>'
  expect(parsePush(xml)).toEqual({ A: 'a</A><B>x</B>', N: '12', result: { suggest: 'pass' }, E: '<b>&lt;' })
  expect(parsePush('{"Event":"x"}')).toEqual({ Event: 'x' })
  for (const text of [
    '',
    '{',
    '[]',
    '<xml>',
    '<xml></xml>',
    '<xml><a>1</b></xml>',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xml><a>&e;</a></xml>',
  ])
    expect(parsePush(text)).toBeNull()
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void parsePush(`<xml>${text}</xml>`)))
})

test('checkText passes harmless texts, and refuses those of absent authors and of more than 2,500 characters', async () => {
  const check = async (text: string, openId = 'o-1') =>
    vendors.ports.wechatSecurity.checkText(await token(), { openId, scene: 2, text })
  expect(await check('今天天气好')).toEqual({ state: 'checked', isPassed: true })
  expect(await check('违禁词')).toEqual({ state: 'checked', isPassed: false })
  expect(await check('待复核')).toEqual({ state: 'checked', isPassed: false })
  expect(await check('x', 'away-1')).toMatchObject({ state: 'refused', reason: expect.stringContaining('61010') })
  expect(await check('杯'.repeat(2501))).toMatchObject({ state: 'refused' })
  expect(await vendors.ports.wechatSecurity.checkText('stale-token', { openId: 'o-1', scene: 2, text: 'x' })).toBe(
    'stale',
  )
})

test('a picture is received with a trace', async () => {
  const check = async (url: string) =>
    vendors.ports.wechatSecurity.checkImage(await token(), { openId: 'o-1', scene: 2, url })
  expect(await check('https://shop.test/media/a.jpg')).toEqual({
    state: 'received',
    traceId: expect.stringMatching(/^[0-9a-f]{24}$/),
  })
  expect(await check('not an address')).toMatchObject({ state: 'refused' })
})
