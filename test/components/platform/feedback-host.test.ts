import { showLoading, showToast } from '@/platform/feedback/feedback-host'

afterEach(() => {
  for (const layer of document.querySelectorAll('.fb-layer')) layer.remove()
})

test('a toast is announced, replaced by a newer one and cleared after its duration', () => {
  jest.useFakeTimers()
  showToast('第一条')
  showToast('第二条')
  expect(document.querySelector('[role="status"]')?.textContent).toBe('第二条')
  jest.advanceTimersByTime(2000)
  expect(document.querySelector('[role="status"]')?.textContent).toBe('')
  jest.useRealTimers()
})

test('renders server messages as text, never as HTML', () => {
  showToast('<b>x</b>')
  expect(document.querySelectorAll('b')).toHaveLength(0)
})

test('showLoading is shown until its returned function hides it', () => {
  const hide = showLoading('加载中')
  expect(document.querySelector('[aria-busy="true"]')?.textContent).toBe('加载中')
  hide()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})
