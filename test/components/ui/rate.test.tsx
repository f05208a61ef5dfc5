import { Rate } from '@/ui/controls/Rate'
import { Stars } from '@/ui/display/Stars'
import { fireEvent } from '@testing-library/react/pure'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

test('a score is given with the radio of its stars', async () => {
  const onChange = jest.fn()
  const screen = await render(<Rate label="评分 青瓷杯" score={2} onChange={onChange} />)
  expect(screen.role('radio').map((radio) => radio.getAttribute('aria-checked'))).toEqual([
    'false',
    'true',
    'false',
    'false',
    'false',
  ])
  await screen.tap('4 星')
  expect(onChange).toHaveBeenCalledWith(4)
})

test('the tab key enters the stars once, and the arrows choose among them', async () => {
  const onChange = jest.fn()
  const screen = await render(<Rate label="评分 青瓷杯" score={2} onChange={onChange} />)
  expect(screen.role('radio').map((radio) => radio.tabIndex)).toEqual([-1, 0, -1, -1, -1])
  fireEvent.keyDown(screen.get('2 星'), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.get('2 星'), { key: 'End' })
  expect(onChange.mock.calls).toEqual([[3], [5]])
  expect(document.activeElement).toBe(screen.get('5 星'))
})

test('a shown score is one picture with its name', async () => {
  const screen = await render(<Stars score={3} />)
  expect(screen.role('img').map((picture) => picture.getAttribute('aria-label'))).toEqual(['3 星'])
})
