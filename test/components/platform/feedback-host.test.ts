import { showLoading, showToast } from '@/platform/h5/feedback-host'

afterEach(() => {
  for (const layer of document.querySelectorAll('.fb-layer')) layer.remove()
})

test('a toast is read out, and a newer one takes its place until its time is over', () => {
  jest.useFakeTimers()
  showToast('第一条')
  showToast('第二条')
  expect(document.querySelector('[role="status"]')?.textContent).toBe('第二条')
  jest.advanceTimersByTime(2000)
  expect(document.querySelector('[role="status"]')?.textContent).toBe('')
  jest.useRealTimers()
})

test("the server's words are text, never markup", () => {
  showToast('<b>x</b>')
  expect(document.querySelectorAll('b')).toHaveLength(0)
})

test('what goes on is shown until it is over', () => {
  const hide = showLoading('加载中')
  expect(document.querySelector('[aria-busy="true"]')?.textContent).toBe('加载中')
  hide()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})
