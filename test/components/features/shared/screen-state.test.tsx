import { useQuery } from '@tanstack/react-query'
import { queryClient } from '@/services/query'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { homeAction, useScreenState } from '@/shared/screen/useScreenState'
import { Screen } from '@/ui/layout/Screen'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { refusal, renderScreen } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const request = jest.fn<Promise<string>, []>()

function Article() {
  const query = useQuery({ queryKey: ['screen-state'], queryFn: request, initialData: '秋茶', initialDataUpdatedAt: 0 })
  return (
    <Screen title="文章" state={useScreenState(query)}>
      {query.data}
    </Screen>
  )
}

test('loaded data stays visible while a further request fails', async () => {
  request.mockRejectedValue(refusal('internal', '服务器开小差了'))
  const screen = await renderScreen(<Article />)
  await screen.waitFor(() => queryClient.getQueryState(['screen-state'])?.status === 'error')
  expect(screen.text()).toContain('秋茶')
})

test('loaded data gives way once the server says that it exists no more', async () => {
  request.mockRejectedValue(refusal('notFound', '您访问的内容不存在'))
  const screen = await renderScreen(<Article />)
  await screen.waitFor(() => screen.text().includes('您访问的内容不存在'))
  expect(screen.text()).not.toContain('秋茶')
})

test('before its data a screen shows the shape of what comes, and says that it is loading', async () => {
  const screen = await renderScreen(
    <Screen title="文章" state={{ kind: 'loading', skeleton: <PageSkeleton shape="reading" /> }} />,
  )
  const [status] = screen.box.querySelectorAll('[role="status"][aria-label="加载中…"]')
  expect(status?.children.length).toBe(7)
})

test('a screen on which nothing is left to do leads home in its place', async () => {
  const screen = await renderScreen(
    <Screen title="评论" state={{ kind: 'empty', text: '评论已删除', action: homeAction() }} />,
  )
  await screen.tap('回到首页')
  expect(openedScreens()).toEqual([{ name: 'mobile.index', params: {}, mode: 'replace' }])
})

test('a load that is refused with a code of 4... says 出错啦~ and the detail, once', async () => {
  request.mockRejectedValue(refusal('orderNotFound', '订单不存在'))
  const screen = await renderScreen(
    <OverlayHost>
      <Article />
    </OverlayHost>,
  )
  const dialog = await screen.waitFor(() => document.querySelector('[role="dialog"], [role="alertdialog"]'))
  expect([dialog?.getAttribute('aria-label'), dialog?.textContent]).toEqual([
    '出错啦~',
    expect.stringContaining('订单不存在'),
  ])
})

test('a load that is refused with another code says so in its place alone', async () => {
  request.mockRejectedValue(refusal('notFound', '您访问的内容不存在'))
  const screen = await renderScreen(
    <OverlayHost>
      <Article />
    </OverlayHost>,
  )
  await screen.waitFor(() => screen.text().includes('您访问的内容不存在'))
  expect(document.querySelector('[role="dialog"], [role="alertdialog"]')).toBeNull()
})
