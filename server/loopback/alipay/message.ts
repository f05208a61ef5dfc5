/**
 * Alipay's messages of mini-programs: `alipay.open.app.mini.templatemessage.send`, and the page that shows those sent.
 */
import type { FastifyInstance } from 'fastify'
import { parseObject, asObject, textField } from '../../src/ports/http'
import {
  alipayOrderTemplate,
  alipayPriceTemplate,
  alipayReservationTemplate,
  alipayStockTemplate,
  KEYWORD_MAX,
  KEYWORDS,
} from './templates'
import { type AlipayCall, business, type Node } from './trade'
import { type Context, sendPage } from '../context'
import { type SubscribeEntry, subscribePage } from '../pages/notice-page'

const ENTRIES_MAX = 100
const PAGE_MAX = 128

const says = (sub: string, words: string): Node => business('40004', { sub_code: sub, sub_msg: words })
const node = (code: string, msg: string, sub: string, words: string): Node => ({
  body: { code, msg, sub_code: sub, sub_msg: words },
})

/** By how the reader's id begins. The name of the first refusal is ours: the vendor's list was not to be had. */
const MOODS: readonly [string, Node][] = [
  ['refuses-', says('USER_NOT_SUBSCRIBE', '用户未订阅该消息模板')],
  ['busy-', node('20000', 'Service Currently Unavailable', 'isp.unknow-error', '系统繁忙')],
  ['often-', node('40005', 'Call Limited', 'isv.app-call-limited', '应用调用次数超限，包含调用频率超限')],
]

/** Pattern of a user id, which no open id matches; a caller who confuses the two gets an error. */
const USER_ID = /^2088\d{12}$/

function readerOf(content: AlipayCall['content']): string | null {
  const [openId, userId] = [textField(content, 'to_open_id'), textField(content, 'to_user_id')]
  if (userId !== null) return USER_ID.test(userId) ? userId : null
  return openId !== null && !USER_ID.test(openId) ? openId : null
}

/** Reads the message of a call, or returns the vendor's refusal. */
function readMessage({ keys, content }: AlipayCall): Omit<SubscribeEntry, 'at'> | Node {
  const openId = readerOf(content)
  const page = textField(content, 'page')
  if (!openId || !page || page.length > PAGE_MAX) return says('INVALID_PARAMETER', '参数错误')
  const template = [alipayOrderTemplate, alipayStockTemplate, alipayPriceTemplate, alipayReservationTemplate]
    .map((of) => of(keys.alipayAppId))
    .find((id) => id === content.user_template_id)
  if (template === undefined) return says('USER_TEMPLATE_ILLEGAL', '模板非法')
  const data = dataOf(content.data)
  const values = KEYWORDS.map((name) => [name, textField(asObject(data[name]), 'value') ?? ''] as const)
  if (Object.keys(data).length !== KEYWORDS.length || values.some(([, value]) => value === ''))
    return says('USER_TEMPLATE_LACK_KEYWORD', '缺少关键词')
  if (values.some(([, value]) => value.length > KEYWORD_MAX)) return says('USER_KEYWORD_LENGTH_ERROR', '关键词超长')
  return (
    MOODS.find(([start]) => openId.startsWith(start))?.[1] ?? {
      openId,
      template,
      page,
      fields: Object.fromEntries(values),
    }
  )
}

/** `data` is a text that holds an object; anything else has no keywords. */
function dataOf(data: unknown): Record<string, unknown> {
  try {
    return parseObject('alipay', typeof data === 'string' ? data : '')
  } catch {
    return {}
  }
}

/**
 * Registers the page of the messages sent, and gives the method that sends them. A message to an id that begins with
 * `refuses-` is refused for want of leave, to `busy-` with 20000, to `often-` with 40005.
 */
export function alipayMessages(app: FastifyInstance, context: Context): (call: AlipayCall) => Promise<Node> {
  const entries: SubscribeEntry[] = []
  app.get('/alipay/messages.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(entries)),
  )
  app.get('/alipay/', async (request, reply) => sendPage(reply, subscribePage(request, entries)))
  return async (call) => {
    const message = readMessage(call)
    if ('body' in message) return message
    entries.unshift({ at: context.clock.now().toISOString(), ...message })
    entries.length = Math.min(entries.length, ENTRIES_MAX)
    return business('10000', {})
  }
}
