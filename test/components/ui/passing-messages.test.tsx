import { act } from 'react'
import { endPassing, notePassing } from '@/platform/feedback/passing'
import { message } from '@/ui/overlay/dialogs'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { bringToFront, closeAll, openDialog } from '@/ui/overlay/store'
import { renderScreen } from '../fixtures'

const hide = jest.fn()
beforeEach(() => {
  jest.useFakeTimers()
  hide.mockClear()
})
afterEach(() => {
  closeAll()
  endPassing()
  jest.useRealTimers()
})

test.each([
  ['is taken away when another page comes', 1500, 1],
  ['that was just said speaks of the move and stays', 300, 0],
  ['whose time is over is not taken away again', 2500, 0],
])('a toast %s', async (_, age, calls) => {
  notePassing(2000, hide)
  await jest.advanceTimersByTimeAsync(age)
  bringToFront({})
  expect(hide).toHaveBeenCalledTimes(calls)
})

test('a dialog takes a toast away', () => {
  notePassing(2000, hide)
  void openDialog(() => null, {})
  expect(hide).toHaveBeenCalledTimes(1)
})

test('a newer toast takes the place of the older one by itself, and a line at the top gives way to it', async () => {
  const screen = await renderScreen(<OverlayHost>屏</OverlayHost>)
  notePassing(2000, hide)
  notePassing(2000, hide)
  expect(hide).not.toHaveBeenCalled()
  await act(async () => message('起止顺序已为您调整'))
  expect(hide).toHaveBeenCalledTimes(1)
  expect(screen.text()).toContain('起止顺序已为您调整')
  await act(async () => notePassing(2000, hide))
  expect(screen.text()).not.toContain('起止顺序已为您调整')
})
