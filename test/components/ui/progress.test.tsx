import { act } from 'react'
import { CountDown } from '@/ui/display/CountDown'
import { Progress } from '@/ui/feedback/Progress'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

test.each([
  [0.456, '45'],
  [1.2, '100'],
  [-1, '0'],
])('a share of %d is told as %s percent', async (share, percent) => {
  const screen = await render(<Progress share={share} label="正在上传" />)
  const [bar] = screen.role('progressbar')
  expect([bar?.getAttribute('aria-label'), bar?.getAttribute('aria-valuenow')]).toEqual(['正在上传', percent])
})

test('a countdown ticks by the second and stays at zero', async () => {
  jest.useFakeTimers({
    now: Date.parse('2026-03-01T00:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'performance'],
  })
  const screen = await render(<CountDown until="2026-03-01T00:01:01Z" label="剩余" />)
  expect(screen.role('timer')[0]?.textContent).toBe('剩余 01:01')
  await act(async () => jest.advanceTimersByTime(1000))
  expect(screen.text()).toContain('剩余 01:00')
  await act(async () => jest.advanceTimersByTime(70_000))
  expect(screen.text()).toContain('剩余 00:00')
  jest.useRealTimers()
})
