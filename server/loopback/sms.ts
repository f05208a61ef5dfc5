/** Tencent Cloud's SendSms: `/loopback/sms/`, and the page where people read their codes. */
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asObject, textField } from '../src/ports/http'
import { LOOPBACK_SMS } from './constants'
import { type Context, rawBody, sendPage } from './context'
import { smsPage } from './pages/notice-page'

export interface Message {
  at: string
  mobile: string
  code: string
  sign: string
}

const MESSAGES_MAX = 100
const TOLERANCE_S = 300

const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

/** The vendor's error code, or null when the request is ours. */
function refusal(request: FastifyRequest, body: Buffer): string | null {
  const { headers } = request
  const header = (name: string): string => String(headers[name] ?? '')
  const match =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\d{4}-\d\d-\d\d)\/sms\/tc3_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    )
  const [, secretId, date, names = '', signature = ''] = match ?? []
  const timestamp = header('x-tc-timestamp')
  if (!match || !/^\d+$/.test(timestamp)) return 'AuthFailure.SignatureFailure'
  if (secretId !== LOOPBACK_SMS.secretId) return 'AuthFailure.SecretIdNotFound'
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_S) return 'AuthFailure.SignatureExpire'
  const signedHeaders = names.split(';')
  if (!signedHeaders.includes('host') || !signedHeaders.includes('content-type')) return 'AuthFailure.SignatureFailure'
  const lines = signedHeaders.map((name) => `${name}:${header(name).trim().toLowerCase()}\n`).join('')
  const canonical = `POST\n/\n\n${lines}\n${names}\n${sha256(body)}`
  const toSign = `TC3-HMAC-SHA256\n${timestamp}\n${date}/sms/tc3_request\n${sha256(canonical)}`
  const key = hmac(hmac(hmac(`TC3${LOOPBACK_SMS.secretKey}`, date ?? ''), 'sms'), 'tc3_request')
  if (!timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))) return 'AuthFailure.SignatureFailure'
  if (header('x-tc-action') !== 'SendSms' || header('x-tc-version') !== '2021-01-11') return 'InvalidAction'
  return null
}

/** Registers the call, the page and its JSON. */
export function smsRoutes(app: FastifyInstance, context: Context): void {
  const messages: Message[] = []

  const answer = (body: Buffer): Record<string, unknown> => {
    let payload: Record<string, unknown> | null = null
    try {
      payload = asObject(JSON.parse(body.toString('utf8')))
    } catch {
      // Answered as missing parameters below.
    }
    const numbers: unknown = payload?.PhoneNumberSet
    const params: unknown = payload?.TemplateParamSet
    const [number] = Array.isArray(numbers) ? (numbers as unknown[]) : []
    // Of a notice all that it says.
    const code =
      Array.isArray(params) && params.length > 0 && params.every((one) => typeof one === 'string')
        ? params.join(' ')
        : null
    const sign = textField(payload, 'SignName')
    const template = textField(payload, 'TemplateId')
    if (typeof number !== 'string' || code === null || !sign || !template)
      return { Error: { Code: 'MissingParameter', Message: 'a parameter is missing' } }
    const status = (Code: string, Message: string) => ({
      SendStatusSet: [
        {
          SerialNo: `2640:${Date.now()}`,
          PhoneNumber: number,
          Fee: Code === 'Ok' ? 1 : 0,
          SessionContext: '',
          Code,
          Message,
          IsoCode: 'CN',
        },
      ],
    })
    if (!/^\+\d{8,15}$/.test(number)) return status('FailedOperation.PhoneNumberParseFail', 'not a phone number')
    const mobile = number.replace(/^\+86/, '')
    messages.unshift({ at: context.clock.now().toISOString(), mobile, code, sign })
    messages.length = Math.min(messages.length, MESSAGES_MAX)
    context.log.info(
      template === LOOPBACK_SMS.noticeTemplate
        ? `notice for ${maskMobile(mobile)}`
        : `login code for ${maskMobile(mobile)}: ${code}`,
    )
    return status('Ok', 'send success')
  }

  app.post('/sms/', async (request, reply) => {
    const body = rawBody(request)
    const code = refusal(request, body)
    const response = code ? { Error: { Code: code, Message: 'the request is refused' } } : answer(body)
    return reply.type('application/json').send(JSON.stringify({ Response: { ...response, RequestId: randomUUID() } }))
  })
  app.get('/sms/messages.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(messages)),
  )
  app.get('/sms/', async (request, reply) => sendPage(reply, smsPage(request, messages)))
}
