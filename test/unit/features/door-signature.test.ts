import { generateKeyPairSync, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { isSigned } from '@/features/door/offline/signature'

const pairs = [1, 2].map(() => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { publicKey, privateKey, key: String(publicKey.export({ format: 'jwk' }).x) }
})
const [pair, otherPair] = pairs as [(typeof pairs)[0], (typeof pairs)[0]]
const signatureOf = (text: string) => sign(null, Buffer.from(text), pair.privateKey)

test('a signed text is accepted by its key alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const signature = signatureOf(text).toString('base64url')
      expect(isSigned(text, signature, pair.key)).toBe(true)
      expect(isSigned(text, signature, otherPair.key)).toBe(false)
      expect(isSigned(`${text}!`, signature, pair.key)).toBe(false)
    }),
    { numRuns: 20 },
  )
})

test('a signature with one changed bit is accepted where Node accepts it, and nowhere else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 511 }), (bit) => {
      const signature = signatureOf('ticket')
      signature[bit >> 3] = (signature[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(isSigned('ticket', signature.toString('base64url'), pair.key)).toBe(
        verify(null, Buffer.from('ticket'), pair.publicKey, signature),
      )
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['a signature that is too short', signatureOf('ticket').subarray(1).toString('base64url'), pair.key],
  ['a signature that is no base64url', '*', pair.key],
  ['a key that is too short', signatureOf('ticket').toString('base64url'), 'AAAA'],
  // Its y has no x on the curve.
  [
    'a key that is no point',
    signatureOf('ticket').toString('base64url'),
    Buffer.from([2, ...new Uint8Array(31)]).toString('base64url'),
  ],
])('%s is refused', (_, signature, key) => {
  expect(isSigned('ticket', signature, key)).toBe(false)
})
