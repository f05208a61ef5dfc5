import { useQuery } from '@tanstack/react-query'
import { act, useState } from 'react'
import { reloadScreens } from '@/shared/screen/reload-screens'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'
import { Screen } from '@/ui/layout/Screen'
import { fire } from '../../../setup/render'
import { renderScreen } from '../../fixtures'

const mockLog = jest.fn()
jest.mock('@/services/log', () => ({
  ...jest.requireActual('@/services/log'),
  logUncaught: (error: unknown) => mockLog(error),
}))

/** The server's replies with a name; the first one is invalid. */
const replies: { name: string | null }[] = [{ name: null }, { name: '青釉杯' }]
const Named = withErrorBoundary(() => {
  const { data } = useQuery({ queryKey: ['guarded'], queryFn: async () => replies.shift() })
  return (
    <Screen title="杯" state={data ? { kind: 'ready' } : { kind: 'loading' }}>
      {data ? `${(data.name as string).slice(0, 2)}在这里` : null}
    </Screen>
  )
})

test('withErrorBoundary logs a render error, shows a retry and refetches on retry', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await renderScreen(<Named />)
  await screen.waitFor(() => screen.get('重新加载'))
  expect(mockLog).toHaveBeenCalledWith(expect.any(TypeError))
  await screen.tap('重新加载')
  await screen.waitFor(() => screen.text().includes('青釉在这里'))
  consoleError.mockRestore()
})

const Counting = withErrorBoundary(() => {
  const [count, setCount] = useState(0)
  return (
    <Screen title="数">
      <button type="button" onClick={() => setCount(count + 1)}>{`数到${count}`}</button>
    </Screen>
  )
})

test('reloadScreens remounts the screen in front at once, and a covered one when it is shown', async () => {
  const screen = await renderScreen(<Counting />)
  await screen.tap('数到0')
  await screen.rerender(<Counting />)
  expect(screen.all('数到1')).toHaveLength(1)
  await act(async () => reloadScreens())
  expect(screen.all('数到0')).toHaveLength(1)
  await screen.tap('数到0')
  await fire('useDidHide')
  await act(async () => reloadScreens())
  expect(screen.all('数到1')).toHaveLength(1)
  await fire('useDidShow')
  expect(screen.all('数到0')).toHaveLength(1)
})
