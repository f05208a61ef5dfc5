import { showLoading, showModal, showToast } from '@/platform/h5/feedback-host'

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

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

test('a question is answered by its buttons, and the focus goes back to where it was', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const answer = showModal({ title: '提示', text: '确定吗？', confirmText: '确定', cancelText: '取消' })
  expect(document.querySelector('[role="alertdialog"]')?.getAttribute('aria-modal')).toBe('true')
  expect(document.activeElement?.textContent).toBe('确定')
  button('确定').click()
  expect(await answer).toBe(true)
  expect(document.activeElement).toBe(before)
})

test('Tab stays inside, and Escape is a no', async () => {
  const answer = showModal({ text: '确定吗？', confirmText: '确定', cancelText: '取消' })
  press('Tab')
  expect(document.activeElement?.textContent).toBe('取消')
  press('Tab', { shiftKey: true })
  expect(document.activeElement?.textContent).toBe('确定')
  press('Escape')
  expect(await answer).toBe(false)
})

test('a dangerous deed is not one Enter away', () => {
  void showModal({ text: '删除？', confirmText: '删除', cancelText: '取消', danger: true })
  expect(document.activeElement?.textContent).toBe('取消')
})

test("the server's words are text, never markup", () => {
  void showModal({ text: '<img src=x onerror=alert(1)>', confirmText: '知道了' })
  showToast('<b>x</b>')
  expect(document.querySelectorAll('img, b')).toHaveLength(0)
})

test('what goes on is shown until it is over', () => {
  const hide = showLoading('加载中')
  expect(document.querySelector('[aria-busy="true"]')?.textContent).toBe('加载中')
  hide()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})
