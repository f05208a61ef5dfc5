import { hideToast, showLoading, showToast } from '@/platform/feedback/feedback-host'
import { lastTap } from '@/platform/feedback/last-tap'

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

const toastElement = () => document.querySelector<HTMLElement>('.fb-toast')

test('hideToast takes a toast away before its time', () => {
  showToast('签到成功')
  hideToast()
  expect(toastElement()).toBeNull()
})

test.each([
  ['above what was tapped', { top: 400, bottom: 444 }, { left: '200px', bottom: '376px' }],
  ['below it at the top of the window', { top: 20, bottom: 64 }, { left: '200px', top: '72px' }],
  ['below the title bar when it is out of sight', { top: -80, bottom: -36 }, { left: '', bottom: '' }],
])('a toast beside a tap stands %s', (_, { top, bottom }, place) => {
  const button = document.body.appendChild(document.createElement('button'))
  button.getBoundingClientRect = () => ({ left: 150, width: 100, top, bottom }) as DOMRect
  lastTap.target = button.appendChild(document.createElement('span'))
  showToast('+5 钻石', { at: 'tap' })
  expect(toastElement()?.style).toMatchObject(place)
  button.remove()
  showToast('+5 钻石', { at: 'tap' })
  expect(toastElement()?.style.left).toBe('')
})
