/** Kuaidi100's real-time query: `/loopback/kuaidi100/poll/query.do`. */
import { createHash } from 'node:crypto'
import { utcDate } from '@storefront/contract/domain/dayjs'
import type { FastifyInstance } from 'fastify'
import { asObject, textField } from '../src/ports/http'
import { bodyFields, type Context } from './context'

/** The vendor's credentials of a demo tenant; both follow from its name. */
export interface DemoLogistics {
  customer: string
  key: string
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

export const demoLogistics = (tenant: string): DemoLogistics => ({
  customer: digest(`kuaidi100 customer ${tenant}`).slice(0, 32).toUpperCase(),
  key: digest(`kuaidi100 key ${tenant}`).slice(0, 12),
})

const HOUR = 3_600_000
/** The way of every parcel, in hours since it was first asked for. */
const WAY = [
  [-20, '快件已被揽收'],
  [-14, '快件离开【杭州转运中心】，发往目的地'],
  [-3, '快件到达【目的地转运中心】'],
  [0, '快递员正在派送，请保持电话畅通'],
] as const
const SIGNED = '快件已签收，感谢使用'

/** China's time, as the vendor writes it. */
const clockText = (ms: number): string => utcDate(ms).add(8, 'hour').format('YYYY-MM-DD HH:mm:ss')

const refusal = (returnCode: string, message: string) => ({ result: false, returnCode, message })

/** The reply for the beginning of a tracking number: no information yet, an unknown number, or a busy vendor. */
const MOODS: readonly (readonly [start: string, answer: object])[] = [
  ['NONE', refusal('500', '查询无结果，请隔段时间再查')],
  ['WRONG', refusal('400', '快递公司参数异常：单号不存在或者已经过期')],
  ['BUSY', refusal('502', '服务器繁忙，请稍后再试')],
]

/**
 * Registers the query. SF wants the end of a mobile number. A number that begins with `NONE`, `WRONG` or `BUSY` is
 * answered so; one that ends with `OK` has been signed for.
 */
export function kuaidi100Routes(app: FastifyInstance, { keys, clock }: Context): void {
  const firstAsked = new Map<string, number>()

  app.post('/kuaidi100/poll/query.do', async (request, reply) => {
    const { customer = '', sign = '', param = '' } = bodyFields(request)
    reply.type('application/json; charset=utf-8')
    const tenant = await keys.find(({ tenant: name }) => demoLogistics(name).customer === customer)
    const expected =
      tenant &&
      createHash('md5')
        .update(`${param}${demoLogistics(tenant.tenant).key}${customer}`)
        .digest('hex')
        .toUpperCase()
    if (sign !== expected) return reply.send(refusal('503', '验证签名失败'))
    const query = readParam(param)
    const [company, number, phone] = [textField(query, 'com'), textField(query, 'num'), textField(query, 'phone') ?? '']
    if (!company || company !== company.toLowerCase() || !number || number.length > 32)
      return reply.send(refusal('400', '提交的数据不完整或者快递公司编码有误'))
    if (company === 'shunfeng' && !/\d{4}$/.test(phone))
      return reply.send(refusal('408', '快递公司参数异常：验证码错误'))
    const mood = MOODS.find(([start]) => number.startsWith(start))
    if (mood) return reply.send(mood[1])
    const first = firstAsked.get(number) ?? clock.now().getTime()
    firstAsked.set(number, first)
    const isSigned = number.endsWith('OK')
    const way = [
      ...WAY.map(([hours, context]) => [first + hours * HOUR, context] as const),
      ...(isSigned ? [[first + 60_000, SIGNED] as const] : []),
    ]
    const data = way.reverse().map(([at, context]) => ({ time: clockText(at), ftime: clockText(at), context }))
    const state = isSigned ? '3' : '5'
    return reply.send({
      message: 'ok',
      nu: number,
      ischeck: isSigned ? '1' : '0',
      com: company,
      status: '200',
      state,
      condition: '00',
      data,
    })
  })
}

function readParam(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return null
  }
}
