import { errorMessage } from '../../../server/src/core/i18n'
import { type ErrorName, errors } from '@storefront/contract/errors'
import { ApiError, CallAborted } from '@/services/error'
import { errorActionFor } from '@/services/error-policy'

jest.mock('@/platform/text-store', () => ({
  textStore: { read: () => null, write: () => true, remove() {}, keys: () => [] },
}))

const SLOW = '当前网络情况较差，请稍候再试'
const SERVER = '服务器开小差了，请稍候再试'
const http = (status: number, code = '', detail = '') => new ApiError({ kind: 'http', status, code, detail })

test.each(Object.entries(errors))(
  'the contract error %s maps to the error action of its code',
  (name, { code, status }) => {
    const detail = errorMessage('zh-cn', name as ErrorName)
    const isSocial = code === errors.mpLoginFailed.code || code === errors.wxLoginFailed.code
    const kind = status === 401 ? 'login' : isSocial ? 'message' : code.startsWith('4') ? 'modal' : 'toast'
    expect(errorActionFor(http(status, code, detail))).toEqual({
      kind,
      text: status === 502 && kind === 'toast' ? SERVER : detail,
    })
  },
)

test.each([
  ['a business error', http(409, '42001', '库存不足'), { kind: 'modal', text: '库存不足' }],
  [
    'a rejected payment with status 502',
    http(502, '42007', '支付失败：余额不足'),
    { kind: 'modal', text: '支付失败：余额不足' },
  ],
  ['a business error without a message', http(409, '42001'), { kind: 'toast', text: '操作失败，请稍候再试' }],
  ['a 400 with a message', http(400, '11001', '请输入正确的手机号'), { kind: 'toast', text: '请输入正确的手机号' }],
  ['a 400 without a message', http(400), { kind: 'toast', text: '操作失败，请稍候再试' }],
  ['a 504 of a gateway', http(504, '', 'Gateway Timeout'), { kind: 'toast', text: SLOW }],
  ['a 502 of a gateway', http(502, '', 'Bad Gateway'), { kind: 'toast', text: SERVER }],
  ['a 500 without a message', http(500), { kind: 'toast', text: SERVER }],
  ['a 500 with a message', http(500, '10500', errorMessage('zh-cn', 'internal')), { kind: 'toast', text: SERVER }],
  ['no network', new ApiError({ kind: 'network' }), { kind: 'toast', text: '网络连接失败，请检查网络后重试' }],
  ['a timeout', new ApiError({ kind: 'timeout' }), { kind: 'toast', text: SLOW }],
  ['an expired session', http(401, '10401', '请先登录'), { kind: 'login', text: '请先登录' }],
  ['a 401 of a proxy', http(401), { kind: 'login', text: '操作失败，请稍候再试' }],
  ['a programming error', new TypeError('x is undefined'), { kind: 'toast', text: '操作失败，请稍候再试' }],
  ['a thrown string', 'boom', { kind: 'toast', text: '操作失败，请稍候再试' }],
])('returns the right error action: %s', (_, error, reaction) => expect(errorActionFor(error)).toEqual(reaction))

test('a submit without a network says that nothing is lost, and any other failure of it what it is', () => {
  const network = new ApiError({ kind: 'network' })
  expect(errorActionFor(network, 'submit')).toEqual({
    kind: 'toast',
    text: '没有提交成功，内容不会丢失，请检查网络后重试',
  })
  expect(errorActionFor(http(409, '42001', '库存不足'), 'submit')).toEqual({ kind: 'modal', text: '库存不足' })
})

test.each([
  ['aborted its call', new CallAborted()],
  ['is declared silent', new ApiError({ kind: 'network', silent: true })],
  ['is declared silent, even with 401', new ApiError({ kind: 'http', status: 401, silent: true })],
  [
    'is declared silent, even with a business code',
    new ApiError({ kind: 'http', status: 409, code: '42001', detail: 'x', silent: true }),
  ],
])('the error action is silent when a screen %s', (_, error) => expect(errorActionFor(error).kind).toBe('silent'))

test.each([
  ['a business error', http(409, '42001', '库存不足'), { kind: 'toast', text: '库存不足' }],
  ['an expired session', http(401, '10401', '请先登录'), { kind: 'login', text: '请先登录' }],
  ['a 502 of a gateway', http(502, '', 'Bad Gateway'), { kind: 'toast', text: SERVER }],
])('returns the right error action for a list: %s', (_, error, reaction) =>
  expect(errorActionFor(error, 'list')).toEqual(reaction),
)
