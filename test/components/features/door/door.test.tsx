import '@/i18n/trade'
import '@/i18n/door'
import { signedMessage } from '@storefront/contract/domain/door/door-code'
import { chunkRows, type ListRow } from '@storefront/contract/domain/door/offline-list'
import type {
  Door,
  DoorScan,
  DoorScanReply,
  OfflineList,
  OfflineManifest,
} from '@storefront/contract/entities/door/door'
import { act } from '@testing-library/react'
import nacl from 'tweetnacl'
import { codeHash, sha512, toBase64url, utf8 } from '@/features/door/offline/bytes'
import { DoorScreen } from '@/features/door/screens/DoorScreen'
import { feedback } from '@/platform/feedback'
import { scan as scanner } from '@/platform/scan'
import { signal } from '@/platform/signal'
import { doorApi } from '@/services/api/door'
import { ApiError } from '@/services/client'
import { confirmWith } from '@/ui/overlay/dialogs'
import { chooseMoment, fill, refusal, renderScreen, user } from '../../fixtures'

jest.mock('@/platform/navigation-guard', () => ({ blockNavigation: () => () => {} }))
jest.mock('@/ui/overlay/dialogs', () => ({
  ...jest.requireActual<object>('@/ui/overlay/dialogs'),
  confirmWith: jest.fn(),
}))
jest.mock('@/platform/signal', () => ({ signal: jest.fn() }))

const steward = { ...user, perms: ['event.verify_ticket'] }
const supervisor = { ...user, perms: ['event.verify_ticket', 'event.supervise_door'] }
const keys = nacl.sign.keyPair()
const key = { id: 1, key: toBase64url(keys.publicKey) }
const sign = (text: string) => toBase64url(nacl.sign.detached(utf8(text), keys.secretKey))
const list = {
  id: 1,
  name: '入场',
  type_ids: null,
  takes_registrations: true,
  opens: null,
  closes: null,
  reentry: 'once',
  has_exit: false,
  is_inner: false,
  needs_rotating: false,
  questions: [],
  min_age: null,
  attention_type_ids: [],
  shows_initials: false,
} as const
const counts = { entered: 12, refused: 1, inside: 11, conflicts: 0 }
const gate = { id: 3, name: '南门', list: 1, counts }
const door: Door = {
  event: {
    id: 5,
    name: '云雾山徒步',
    start: '2026-12-06T19:00:00.000Z',
    end: '2026-12-07T03:00:00.000Z',
    zone: 'Asia/Makassar',
    time_zone: { name: 'Asia/Makassar', offsets: [{ since: 0, minutes: 480 }] },
  },
  types: [{ id: 7, name: '普通票' }],
  lists: [{ ...list, questions: [], attention_type_ids: [] }],
  gates: [gate],
  expected: 40,
  keys: [key],
  now: '2026-12-06T18:00:00.000Z',
}
const replyOf = (more: Partial<DoorScanReply> = {}): DoorScanReply => ({
  scan: 1,
  result: 'ok',
  reason: null,
  attention: false,
  questions: [],
  direction: 'entry',
  count: 1,
  ticket: { kind: 'ticket', id: 9, code: 'ABCDEFGHJK', type_name: '普通票', initials: '', uses: 1, use_count: 1 },
  last: null,
  opens: null,
  closes: null,
  ...more,
})
const row: ListRow = {
  hash: '',
  kind: 'ticket',
  id: 9,
  typeId: 7,
  status: 'valid',
  uses: 1,
  useCount: 0,
  entered: 0,
  inside: 0,
  initials: '',
}
const listOf = (rows: readonly ListRow[]): OfflineList => {
  const chunks = chunkRows(rows)
  const version = Date.parse(door.now)
  const content: OfflineManifest = {
    v: 1,
    site: 'qingshi',
    event: 5,
    list: 1,
    lists: door.lists,
    gates: [{ id: 3, name: '南门', list: 1 }],
    types: door.types,
    keys: [key],
    version,
    since: null,
    expires: version + 86_400_000,
    chunks: chunks.map(sha512),
  }
  const manifest = JSON.stringify(content)
  return { manifest, key: 1, signature: sign(manifest), chunks }
}
const networkError = () => new ApiError({ kind: 'network' })

let scans: jest.SpyInstance
let send: jest.SpyInstance
let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(doorApi, 'door').mockResolvedValue(door)
  jest.spyOn(doorApi, 'beat').mockResolvedValue({ now: door.now, gate, changes: 0, missing: 0 })
  jest.spyOn(doorApi, 'list').mockResolvedValue(listOf([{ ...row, hash: codeHash('ABCDEFGHJK') }]))
  scans = jest.spyOn(doorApi, 'scan').mockResolvedValue(replyOf())
  send = jest
    .spyOn(doorApi, 'send')
    .mockImplementation(async (_, { scans: queued }) => ({ stored: queued.map(({ nonce }) => nonce), conflicts: 0 }))
})

let event = 100
/** Opens the door of an event that no other test has opened. */
async function open(as = steward) {
  event += 1
  const screen = await renderScreen(<DoorScreen />, { id: String(event) }, as)
  await screen.waitFor(() => screen.get('核验'))
  return screen
}
type Opened = Awaited<ReturnType<typeof open>>
async function check(screen: Opened, code: string) {
  await fill('券码', code)
  await screen.tap('核验')
}

test('DoorScreen shows a permission message and requests nothing without the permission', async () => {
  const screen = await renderScreen(<DoorScreen />, { id: '5' }, user)
  await screen.waitFor(() => screen.get('您没有权限进行此操作'))
  expect(doorApi.door).not.toHaveBeenCalled()
})

test('DoorScreen is ready for offline by itself, and shows the result of a typed code with a sound', async () => {
  const screen = await open()
  await screen.waitFor(() => screen.get(/ · 可离线使用/))
  await check(screen, 'abcde-fghjk')
  await screen.waitFor(() => screen.get('请进'))
  expect(scans.mock.calls[0][1]).toMatchObject({ code: 'abcde-fghjk', gate: 3, direction: 'entry', count: 1 })
  expect(signal).toHaveBeenCalledWith('good')
})

test('DoorScreen says why, when and where a ticket was used, and offers an override to a supervisor alone', async () => {
  scans.mockResolvedValue(
    replyOf({
      result: 'error',
      reason: 'used',
      last: { at: '2026-12-06T17:59:00.000Z', gate: '北门', device: '二号机', by: '阿拾' },
    }),
  )
  const screen = await open()
  await check(screen, 'ABCDEFGHJK')
  await screen.waitFor(() => screen.get('不能入场'))
  screen.get('这张票已经用过')
  // As the clock of the event shows it, whatever the device's and the site's.
  screen.get(/2026\/12\/07 01:59 · 北门 · 二号机 · 阿拾/)
  expect(screen.all('主管放行')).toEqual([])
  expect(signal).toHaveBeenCalledWith('bad')
})

test('DoorScreen reads a hardware scanner by Enter, and one code once within three seconds', async () => {
  const screen = await open()
  const type = (text: string) =>
    act(async () => {
      for (const key of [...text, 'Enter']) window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    })
  await type('ABCDEFGHJK')
  await type('ABCDEFGHJK')
  await screen.waitFor(() => screen.get('请进'))
  expect(scans).toHaveBeenCalledTimes(1)
})

test('DoorScreen asks what the list asks and sends the answers with a new nonce', async () => {
  scans.mockResolvedValueOnce(
    replyOf({
      scan: null,
      result: 'incomplete',
      questions: [
        { id: 'size', title: '尺码', type: 'text' },
        { id: 'age', title: '18', type: 'confirm' },
      ],
    }),
  )
  const screen = await open()
  await check(screen, 'ABCDEFGHJK')
  await screen.waitFor(() => screen.get('请先询问'))
  await screen.tap('放行')
  expect(toast).toHaveBeenCalledWith('请先填写全部内容', { at: 'center' })
  await fill('尺码', 'M')
  await screen.tap('已满 18 周岁？')
  await screen.tap('放行')
  await screen.waitFor(() => screen.get('请进'))
  expect(scans.mock.calls[1][1]).toMatchObject({ answers: { size: 'M', age: 'yes' } })
  expect(scans.mock.calls[1][1].nonce).not.toBe(scans.mock.calls[0][1].nonce)
})

test('DoorScreen lets in more people of a ticket for several', async () => {
  scans.mockResolvedValueOnce(
    replyOf({ ticket: { kind: 'ticket', id: 9, code: '', type_name: '家庭票', initials: '', uses: 4, use_count: 1 } }),
  )
  const screen = await open()
  await check(screen, 'ABCDEFGHJK')
  await screen.waitFor(() => screen.get('还能再进 3 位'))
  await screen.tap('增加 人数')
  await screen.tap('再放行 2 位')
  expect(scans.mock.calls[1][1]).toMatchObject({ count: 2 })
})

test('DoorScreen decides by its list when no answer comes, refuses a forged code and a second use, and sends all when the network is back', async () => {
  const screen = await open()
  await screen.waitFor(() => screen.get(/ · 可离线使用/))
  scans.mockRejectedValue(networkError())
  jest.spyOn(doorApi, 'beat').mockRejectedValue(networkError())
  await check(screen, 'ABCDEFGHJK')
  await screen.waitFor(() => screen.get('请进'))
  screen.get(/离线核验/)
  const content = {
    site: 'qingshi',
    keyId: 1,
    kind: 'ticket',
    id: 70,
    eventId: 5,
    typeId: 7,
    code: 'ZZZZZZZZZZ',
    expires: null,
  } as const
  const message = signedMessage(content)
  await check(screen, `${message}.${sign(message)}`)
  await screen.waitFor(() => screen.get(/2 条待同步/))
  await check(screen, `${message.replace('.t70.', '.t71.')}.${sign(message)}`)
  await screen.waitFor(() => screen.get('票码是伪造的'))
  await check(screen, 'abcdefghjk')
  await screen.waitFor(() => screen.get('这张票已经用过'))
  expect(send).not.toHaveBeenCalled()
  jest.spyOn(doorApi, 'beat').mockResolvedValue({ now: door.now, gate, changes: 0, missing: 0 })
  await screen.waitFor(() => screen.get(/^在线/), 8000)
  await screen.waitFor(() => send.mock.calls.length > 0)
  const sentScans = send.mock.calls.flatMap(([, body]) =>
    body.scans.map(({ result, sequence }: { result: string; sequence: number }) => [sequence, result]),
  )
  expect(sentScans).toEqual([
    [1, 'ok'],
    [2, 'ok'],
    [3, 'error'],
    [4, 'error'],
  ])
})

test('DoorScreen shows conflicts with both scans to a supervisor, who undoes one with a reason', async () => {
  const scan: DoorScan = {
    id: 11,
    at: door.now,
    received: door.now,
    gate: '北门',
    device: '二号机',
    by: '阿拾',
    direction: 'entry',
    count: 1,
    result: 'ok',
    reason: 'used',
    is_offline: true,
    override_reason: '',
    undone: null,
    ticket: { kind: 'ticket', id: 9, code: 'ABCDEFGHJK', type_name: '普通票' },
  }
  jest.spyOn(doorApi, 'conflicts').mockResolvedValue({
    count: 1,
    results: [{ scan, other: { ...scan, id: 10, gate: '南门', reason: null, is_offline: false } }],
  })
  const screen = await open(supervisor)
  await screen.tap('冲突')
  await screen.waitFor(() => screen.get('放行 · 这张票已经用过 · 离线'))
  screen.get('另一次')
  expect(screen.all('撤销')).toHaveLength(2)
})

test('DoorScreen shows a refusal of the server and goes on', async () => {
  scans.mockRejectedValueOnce(refusal('forbidden', '没有权限'))
  const screen = await open()
  await check(screen, 'ABCDEFGHJK')
  await check(screen, 'BBBBBBBBBB')
  await screen.waitFor(() => screen.get('请进'))
})

test('DoorScreen sets up a list with its gates, types and questions for a supervisor', async () => {
  const save = jest.spyOn(doorApi, 'saveList').mockResolvedValue(door)
  const screen = await open(supervisor)
  await screen.tap('设置')
  await screen.tap('新增核验名单')
  await screen.tap('保存')
  expect(toast).toHaveBeenCalledWith('请填写名单名称和闸口', { at: 'center' })
  await screen.input('名单名称', '贵宾')
  await screen.input('闸口', '东门\n\n 西门 ')
  await screen.tap('普通票')
  await screen.tap('登记离场')
  await screen.input('最低年龄', '18')
  await screen.tap('添加问题')
  await screen.input('问题 1', '已领手环')
  await screen.tap('添加问题')
  await screen.input('问题 2', '餐食')
  await screen.tap('问题 2 的回答方式 确认')
  await screen.tap('选择')
  await screen.tap('保存')
  expect(toast).toHaveBeenLastCalledWith('选择题至少要有两个选项', { at: 'center' })
  await screen.input('选项', '荤\n素')
  await screen.tap('添加问题')
  await chooseMoment(screen, '开始入场', '2026-12-07 02:00')
  await chooseMoment(screen, '停止入场', '2026-12-07 01:00')
  await screen.tap('保存')
  expect(toast).toHaveBeenLastCalledWith('停止入场要晚于开始入场', { at: 'center' })
  await chooseMoment(screen, '停止入场', '2026-12-07 06:30')
  await screen.tap('保存')
  await screen.waitFor(() => save.mock.calls.length > 0)
  expect(save.mock.calls[0]?.[1]).toMatchObject({
    id: null,
    name: '贵宾',
    type_ids: [7],
    has_exit: true,
    min_age: 18,
    gates: [
      { id: null, name: '东门' },
      { id: null, name: '西门' },
    ],
    // One without words is left out.
    questions: [
      { id: 'q1', title: '已领手环', type: 'confirm' },
      { id: 'q2', title: '餐食', type: 'choice', choices: ['荤', '素'] },
    ],
    opens: '2026-12-06T18:00:00.000Z',
    closes: '2026-12-06T22:30:00.000Z',
  })
  await screen.waitFor(() => screen.get('修改 入场'))
})

test('DoorScreen gives this device a name that the others see', async () => {
  const beat = jest.mocked(doorApi.beat)
  jest.spyOn(doorApi, 'devices').mockImplementation(async () => ({
    now: door.now,
    results: [
      {
        id: beat.mock.calls[0]?.[1].device ?? '',
        name: '1',
        gate: '南门',
        by: '阿拾',
        last_seen: door.now,
        queue: 0,
        missing: 0,
        list_at: null,
      },
      {
        id: 'other-device',
        name: '2',
        gate: '北门',
        by: '阿拾',
        last_seen: door.now,
        queue: 0,
        missing: 0,
        list_at: null,
      },
    ],
  }))
  const screen = await open(supervisor)
  await screen.waitFor(() => beat.mock.calls.length > 0)
  await screen.tap('概况')
  await screen.waitFor(() => screen.all('改名').length === 1)
  jest.mocked(confirmWith).mockResolvedValue({ name: '东门 2 号机' })
  await screen.tap('改名')
  await screen.waitFor(() => beat.mock.lastCall?.[1].name === '东门 2 号机')
})

test('DoorScreen opens the scanner again after an admission, and stops at a refusal', async () => {
  const codes = ['AAAAAAAAAA', 'BBBBBBBBBB', 'CCCCCCCCCC']
  jest.spyOn(scanner, 'scan').mockImplementation(async () => ({ ok: true, text: codes.shift() ?? '' }))
  scans.mockResolvedValueOnce(replyOf()).mockResolvedValueOnce(replyOf({ result: 'error', reason: 'used' }))
  const screen = await open()
  await screen.tap('扫一扫')
  await screen.waitFor(() => screen.get('不能入场'))
  expect(scans.mock.calls.map(([, body]) => body.code)).toEqual(['AAAAAAAAAA', 'BBBBBBBBBB'])
  expect(codes).toEqual(['CCCCCCCCCC'])
})
