import { internationalMobile } from '@storefront/contract/domain/account/mobile'
import { type Address, resolveAddress, type SmsConfig } from '../config'
import { asObject, parseObject, send, textField } from '../http'
import { type SmsPort, UpstreamError } from '../../core/ports.types'
import { tc3Authorization } from './tc3'

const PORT = 'sms'
const CONTENT_TYPE = 'application/json; charset=utf-8'

/** One SMS by a template of the account. */
interface TemplateSms {
  mobile: string
  signName: string
  templateId: string
  params: readonly string[]
}

/**
 * Tencent Cloud SMS, SendSms of 2021-01-11. The template of codes has one variable, that of notices three.
 * A message the vendor refuses rejects with UpstreamError too, whose text is the vendor's code.
 */
export function tencentSms(base: Address, config: SmsConfig, timeoutMs: number): SmsPort {
  async function sendTemplate({ mobile, signName, templateId, params }: TemplateSms): Promise<void> {
    const url = new URL(`${resolveAddress(base)}/`)
    const body = JSON.stringify({
      PhoneNumberSet: [internationalMobile(mobile)],
      SmsSdkAppId: config.sdkAppId,
      SignName: signName || config.signName,
      TemplateId: templateId,
      TemplateParamSet: params,
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
  }

  return {
    async sendCode({ mobile, signName, kind, code }) {
      const templateId = config.templates[kind] ?? config.templates.default
      if (!templateId) throw new UpstreamError(PORT, `${PORT}: there is no template for ${kind}`)
      await sendTemplate({ mobile, signName, templateId, params: [code] })
    },
    async sendNotice({ mobile, signName, params }) {
      const { noticeTemplate: templateId } = config
      if (templateId === undefined) return false
      await sendTemplate({ mobile, signName, templateId, params })
      return true
    },
  }
}
