import type { UserInfo } from '@storefront/contract/entities/account/user'
import { act, useState } from 'react'
import { Pressable } from '@/platform/elements/pressable'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'
import { feedback } from '@/platform/feedback'
import { siteApi } from '@/services/api/site'
import { queryClient } from '@/services/query'
import { session, onSessionExpired, setUser } from '@/state/session'
import { Screen } from '@/ui/layout/Screen'
import { activateHost } from '@/ui/overlay/front'
import { closeAll } from '@/ui/overlay/store'
import { NodeScreen } from '@/features/site/screens/NodeScreen'
import { fire } from '../../setup/render'
import { refusal, user } from '../fixtures'
import { openedScreens } from '../screen-router'
import { levelOf, nodeOf, renderAround } from './support'

const east = nodeOf(1, '华东', { numchild: 2 })
const hangzhou = nodeOf(11, '杭州', { depth: 2 })
const closedHall = nodeOf(12, '宁波', { depth: 2, is_active: false })
const north = nodeOf(2, '华北')
const needed = { config: { node_required: true } }
const page = <Screen title="屏">屏中的话</Screen>

let toast: jest.SpyInstance
/** A user who was not asked yet on this visit. */
let serial = 0
const someone = (node: number | null = null) => ({ ...user, uuid: `n${++serial}`, node })

beforeEach(() => {
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(siteApi, 'nodeRoots').mockResolvedValue(levelOf([east, north]))
  jest.spyOn(siteApi, 'nodeChildren').mockImplementation(async () => levelOf([hangzhou, closedHall]))
})
afterEach(() => act(async () => closeAll()))

test('the picker opens automatically for a user without a node, once per visit', async () => {
  const who = someone()
  const screen = await renderAround(page, { ...needed, as: who })
  await screen.waitFor(() => screen.role('dialog').length === 1)
  await screen.waitFor(() => screen.get('华北'))
  expect(screen.all(/所属分类 请选择/)).toHaveLength(1)
  await screen.tap('关闭')
  await renderAround(page, { ...needed, as: who })
  expect(screen.role('dialog')).toHaveLength(0)
})

test('selecting a leaf saves the node, updates the session and invalidates all queries', async () => {
  const who = someone()
  const set = jest.spyOn(siteApi, 'setNode').mockResolvedValue({ ...who, node: 11 })
  const screen = await renderAround(page, { ...needed, as: who })
  await screen.waitFor(() => screen.get('华东'))
  await screen.tap('华东')
  await screen.waitFor(() => screen.get('杭州'))
  const anew = jest.spyOn(queryClient, 'invalidateQueries')
  await screen.tap('杭州')
  await screen.waitFor(() => screen.role('dialog').length === 0)
  expect(set).toHaveBeenCalledTimes(1)
  expect(set).toHaveBeenCalledWith(who.uuid, 11)
  expect(session().user?.node).toBe(11)
  expect(toast).toHaveBeenCalledWith('设置成功', expect.anything())
  expect(anew).toHaveBeenCalledWith()
})

test('selecting a node remounts the screens', async () => {
  const who = someone()
  jest.spyOn(siteApi, 'setNode').mockResolvedValue({ ...who, node: 2 })
  const Page = withErrorBoundary(() => {
    const [isNew, setIsNew] = useState(true)
    return (
      <Screen title="屏">{isNew ? <Pressable onTap={() => setIsNew(false)}>初次打开</Pressable> : '看过了'}</Screen>
    )
  })
  const screen = await renderAround(<Page />, { ...needed, as: who })
  await screen.waitFor(() => screen.get('华北'))
  await screen.tap('初次打开')
  await screen.tap('华北')
  await screen.waitFor(() => screen.role('dialog').length === 0)
  expect(screen.all('初次打开')).toHaveLength(1)
})

test('a node with children can be selected itself', async () => {
  const who = someone()
  const set = jest.spyOn(siteApi, 'setNode').mockResolvedValue({ ...who, node: 1 })
  const screen = await renderAround(page, { ...needed, as: who })
  await screen.waitFor(() => screen.get('华东'))
  await screen.tap('华东')
  await screen.waitFor(() => screen.get('选择「华东」'))
  await screen.tap('选择「华东」')
  expect(set).toHaveBeenCalledWith(who.uuid, 1)
})

test('an inactive node is not submitted and shows a toast', async () => {
  const set = jest.spyOn(siteApi, 'setNode')
  const screen = await renderAround(page, { ...needed, as: someone() })
  await screen.waitFor(() => screen.get('华东'))
  await screen.tap('华东')
  await screen.waitFor(() => screen.get(/^宁波/))
  await screen.tap(/^宁波/)
  expect(toast).toHaveBeenCalledWith('该节点暂不可用，请选择其他节点', expect.anything())
  expect(set).not.toHaveBeenCalled()
  expect(screen.role('dialog')).toHaveLength(1)
})

test('a refused node shows one toast and reloads the list', async () => {
  jest.spyOn(siteApi, 'setNode').mockRejectedValue(refusal('nodeUnavailable', '该节点暂不可用，请选择其他节点'))
  const who = someone()
  const screen = await renderAround(page, { ...needed, as: who })
  await screen.waitFor(() => screen.get('华北'))
  await screen.tap('华北')
  await screen.waitFor(() => toast.mock.calls.length > 0)
  expect(toast.mock.calls).toEqual([['该节点暂不可用，请选择其他节点', expect.anything()]])
  await screen.waitFor(() => jest.mocked(siteApi.nodeRoots).mock.calls.length === 2)
  expect(session().user?.node).toBeNull()
  expect(screen.role('dialog')).toHaveLength(1)
})

test('the bar shows the path of the current node, and the picker opens at its level', async () => {
  jest.mocked(siteApi.nodeRoots).mockResolvedValue(levelOf([east, north], [east, hangzhou]))
  const screen = await renderAround(page, { ...needed, as: someone(11) })
  await screen.waitFor(() => screen.get('华东 / 杭州'))
  expect(screen.role('dialog')).toHaveLength(0)
  await screen.tap('华东 / 杭州')
  await screen.waitFor(() => screen.get('宁波'))
  expect(siteApi.nodeChildren).toHaveBeenCalledWith(1, expect.anything())
  await screen.tap('全部')
  await screen.waitFor(() => screen.get('华北'))
})

describe('a picker that is open when the session ends on a closed site', () => {
  /** The picker below 华东, whose user has become a visitor; the silent login ends when the test says so. */
  const openAsVisitor = async () => {
    const who = someone()
    const screen = await renderAround(page, { config: { node_required: true, login_required: true }, as: who })
    await screen.waitFor(() => screen.get('华东'))
    await screen.tap('华东')
    await screen.waitFor(() => screen.get('杭州'))
    let end: (user: UserInfo | null) => void = () => {}
    jest.spyOn(session(), 'loginSilently').mockReturnValue(new Promise((resolve) => (end = resolve)))
    await act(async () => onSessionExpired())
    expect(screen.text()).not.toContain('屏中的话')
    const logIn = () =>
      act(async () => {
        setUser(who)
        void queryClient.invalidateQueries()
        end(who)
      })
    return { who, screen, logIn }
  }

  test('stays at its level, and selects a node after the login', async () => {
    const { who, screen, logIn } = await openAsVisitor()
    await logIn()
    await screen.rerender(<Screen title="屏">屏中的话</Screen>)
    expect(screen.text()).toContain('屏中的话')
    const set = jest.spyOn(siteApi, 'setNode').mockResolvedValue({ ...who, node: 11 })
    await screen.tap('杭州')
    await screen.waitFor(() => screen.role('dialog').length === 0)
    expect(set.mock.calls).toEqual([[who.uuid, 11]])
  })

  test('saves the node that was tapped before the login ended', async () => {
    const { who, screen, logIn } = await openAsVisitor()
    const set = jest.spyOn(siteApi, 'setNode').mockResolvedValue({ ...who, node: 11 })
    await screen.tap('杭州')
    expect(set).not.toHaveBeenCalled()
    await logIn()
    await screen.waitFor(() => screen.role('dialog').length === 0)
    expect(set.mock.calls).toEqual([[who.uuid, 11]])
  })
})

test('the picker stays at its level when the list loads again with another path of the user', async () => {
  const screen = await renderAround(page, { ...needed, as: someone() })
  await screen.waitFor(() => screen.get('华北'))
  jest.mocked(siteApi.nodeRoots).mockResolvedValue(levelOf([east, north, nodeOf(3, '华南')], [east, hangzhou]))
  await act(async () => queryClient.invalidateQueries())
  await screen.waitFor(() => screen.get('华南'))
  expect(screen.all('杭州')).toEqual([])
  expect(screen.all('全部')).toEqual([])
})

test('the picker stays at its level when the screen below it is mounted again', async () => {
  const who = someone()
  const set = jest.spyOn(siteApi, 'setNode').mockResolvedValue({ ...who, node: 11 })
  const screen = await renderAround(page, { ...needed, as: who })
  await screen.waitFor(() => screen.get('华东'))
  await screen.tap('华东')
  await screen.waitFor(() => screen.get('杭州'))
  await screen.rerender(
    <Screen key="again" title="屏">
      屏中的话
    </Screen>,
  )
  await screen.tap('杭州')
  expect(set.mock.calls).toEqual([[who.uuid, 11]])
})

test('a covered screen asks for a node only when it is in front again', async () => {
  const screen = await renderAround(page, { ...needed, as: null })
  const login = { page: {}, isHidden: false }
  await act(async () => activateHost(login, true))
  await act(async () => setUser(someone()))
  expect(siteApi.nodeRoots).not.toHaveBeenCalled()
  await fire('useDidShow')
  await screen.waitFor(() => screen.get('华北'))
  expect(screen.role('dialog')).toHaveLength(1)
})

test('Escape closes the picker after the focused row was removed', async () => {
  const screen = await renderAround(page, { ...needed, as: someone() })
  await screen.waitFor(() => screen.get('华东'))
  const row = screen.get('华东').closest('button') as HTMLElement
  act(() => row.focus())
  await screen.tap(row)
  await screen.waitFor(() => screen.get('杭州'))
  expect(document.activeElement).toBe(document.body)
  await act(
    async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  )
  expect(screen.role('dialog')).toHaveLength(0)
})

test('a level that fails to load offers a retry', async () => {
  jest.mocked(siteApi.nodeRoots).mockRejectedValueOnce(refusal('internal', '服务器开小差了，请稍候再试'))
  const screen = await renderAround(page, { ...needed, as: someone() })
  await screen.waitFor(() => screen.get('重新加载'))
  await screen.tap('重新加载')
  await screen.waitFor(() => screen.get('华北'))
})

test('shows an empty state when the site has no nodes', async () => {
  jest.mocked(siteApi.nodeRoots).mockResolvedValue(levelOf([]))
  const screen = await renderAround(page, { ...needed, as: someone() })
  await screen.waitFor(() => screen.get('这里还没有可选的分类'))
})

test('visitors and sites that require no node have neither bar nor picker', async () => {
  const screen = await renderAround(page, { ...needed, as: null })
  expect(screen.all(/所属分类/)).toHaveLength(0)
  await renderAround(page, { as: someone() })
  expect(screen.all(/所属分类/)).toHaveLength(0)
  expect(screen.role('dialog')).toHaveLength(0)
})

test('NodeScreen redirects home after the selection', async () => {
  const who = someone()
  jest.spyOn(siteApi, 'setNode').mockResolvedValue({ ...who, node: 2 })
  const screen = await renderAround(<NodeScreen />, { as: who, at: 'node' })
  await screen.waitFor(() => screen.get('华北'))
  await screen.tap('华北')
  await screen.waitFor(() => openedScreens().length === 1)
  expect(openedScreens()[0]).toMatchObject({ name: 'mobile.index', mode: 'replace' })
})

test('the header of NodeScreen shows the path of the node, or 请选择, and folds the picker', async () => {
  const screen = await renderAround(<NodeScreen />, { as: someone(), at: 'node' })
  await screen.waitFor(() => screen.get('华北'))
  await screen.tap('所属分类 请选择')
  expect(screen.all('华北')).toEqual([])
  await screen.tap('所属分类 请选择')
  await screen.waitFor(() => screen.get('华北'))
  jest.mocked(siteApi.nodeRoots).mockResolvedValue(levelOf([east, north], [east, hangzhou]))
  const other = await renderAround(<NodeScreen />, { as: someone(11), at: 'node' })
  await other.waitFor(() => other.get('所属分类 华东 / 杭州'))
})
