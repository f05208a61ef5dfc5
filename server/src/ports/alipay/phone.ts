import { createDecipheriv, createPublicKey, createVerify } from 'node:crypto'
import { parseObject, textField } from '../http'
import type { AlipayMiniPort, PhoneResult } from '../../core/ports.types'

/** The vendor encrypts contents of mini-programs by AES-128-CBC with an empty vector. */
const CIPHER = 'aes-128-cbc'
const VECTOR = Buffer.alloc(16)

const refuse = (reason: string): PhoneResult => ({ ok: false, reason })

/** Whether the vendor signed an encrypted reply: it signs the text with the quotes that stand around it in JSON. */
function isSigned(response: string, sign: string, publicKey: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(`"${response}"`, 'utf8').verify(createPublicKey(publicKey), sign, 'base64')
  } catch {
    return false
  }
}

/** @throws when the key is another one or the text was not encrypted. */
function decrypt(response: string, contentKey: string): string {
  const decipher = createDecipheriv(CIPHER, Buffer.from(contentKey, 'base64'), VECTOR)
  return decipher.update(response, 'base64', 'utf8') + decipher.final('utf8')
}

/**
 * Reads what `my.getPhoneNumber` replied. A reply that is not signed by the vendor is refused before it is decrypted:
 * any client can send one.
 * @param defaultPublicKey the vendor's key for apps that name none.
 */
export function alipayPhone(defaultPublicKey: string | undefined): AlipayMiniPort['readPhone'] {
  return ({ contentKey, vendorPublicKey = defaultPublicKey }, reply) => {
    if (!contentKey || !vendorPublicKey) return refuse('the content key or the public key is missing')
    try {
      const fields = parseObject('alipay', reply)
      const [response, sign] = [textField(fields, 'response'), textField(fields, 'sign')]
      if (!response || !sign || !isSigned(response, sign, vendorPublicKey)) return refuse('the signature is wrong')
      const content = parseObject('alipay', decrypt(response, contentKey))
      const mobile = textField(content, 'mobile')
      return mobile
        ? { ok: true, mobile }
        : refuse(
            `${textField(content, 'subMsg') ?? textField(content, 'msg') ?? 'refused'} (${textField(content, 'code') ?? ''})`,
          )
    } catch {
      return refuse('the reply cannot be read')
    }
  }
}
