import { type Address, resolveAddress, type SmsConfig } from '../config'
import { asObject, parseObject, send, textField } from '../http'
import { type SmsPort, UpstreamError } from '../types'
import { tc3Authorization } from './tc3'

const PORT = 'sms'
const CONTENT_TYPE = 'application/json; charset=utf-8'

/** Mobile numbers without a country code are China's. */
const international = (mobile: string): string => (mobile.startsWith('+') ? mobile : `+86${mobile}`)

/**
 * Tencent Cloud SMS, SendSms of 2021-01-11. Templates have one variable, the code.
 * A message the vendor refuses rejects with UpstreamError too, whose text is the vendor's code.
 */
export function tencentSms(base: Address, config: SmsConfig, timeoutMs: number): SmsPort {
  return {
    async sendCode(message) {
      const templateId = config.templates[message.kind] ?? config.templates.default
      if (!templateId) throw new UpstreamError(PORT, `${PORT}: there is no template for ${message.kind}`)
      const url = new URL(`${resolveAddress(base)}/`)
      const body = JSON.stringify({
        PhoneNumberSet: [international(message.mobile)],
        SmsSdkAppId: config.sdkAppId,
        SignName: message.signName,
        TemplateId: templateId,
        TemplateParamSet: [message.code],
      })
      const timestamp = Math.floor(Date.now() / 1000)
      const authorization = tc3Authorization({
        secretId: config.secretId,
        secretKey: config.secretKey,
        service: 'sms',
        host: url.host,
        headers: { 'content-type': CONTENT_TYPE, 'x-tc-action': 'sendsms' },
        body,
        timestamp,
      })
      const headers = {
        authorization,
        'content-type': CONTENT_TYPE,
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-timestamp': String(timestamp),
        'x-tc-region': config.region,
      }
      const reply = await send(PORT, url, { method: 'POST', headers, body }, timeoutMs)
      const response = asObject(parseObject(PORT, reply.bytes.toString('utf8')).Response)
      const errorCode = textField(asObject(response?.Error), 'Code')
      const status: unknown = Array.isArray(response?.SendStatusSet) ? response.SendStatusSet[0] : null
      const code = errorCode ?? textField(asObject(status), 'Code')
      if (code !== 'Ok') throw new UpstreamError(PORT, `${PORT}: ${code ?? 'the reply is invalid'}`)
    },
  }
}
