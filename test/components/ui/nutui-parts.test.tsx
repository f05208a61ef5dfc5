import { Segmented } from '@/ui/controls/Segmented'
import { AvatarGroup } from '@/ui/display/AvatarGroup'
import { Collapse } from '@/ui/layout/Collapse'
import { ProgressRing } from '@/ui/feedback/ProgressRing'
import { picture } from '../../../fixtures/picture'
import { render } from '../../setup/render'

const attributes = (elements: readonly Element[], name: string) => elements.map((one) => one.getAttribute(name))

describe('Segmented', () => {
  const options = [
    { value: 'light', label: '浅色' },
    { value: 'dark', label: '深色' },
  ] as const

  test('is a group of radios with a name, and changes once for a tap', async () => {
    const onChange = jest.fn()
    const screen = await render(<Segmented label="主题" options={options} value="light" onChange={onChange} />)
    expect(attributes(screen.role('radiogroup'), 'aria-label')).toEqual(['主题'])
    expect(attributes(screen.role('radio'), 'aria-checked')).toEqual(['true', 'false'])
    await screen.tap('深色')
    expect(onChange.mock.calls).toEqual([['dark']])
  })

  test('marks the value of its owner, whatever was tapped', async () => {
    const screen = await render(<Segmented label="主题" options={options} value="light" onChange={() => {}} />)
    await screen.tap('深色')
    expect(attributes(screen.role('radio'), 'aria-checked')).toEqual(['true', 'false'])
    expect(screen.box.querySelector('.nut-segmented-item-active')?.textContent).toBe('浅色')
  })
})

describe('ProgressRing', () => {
  test.each([
    [-1, '0'],
    [0.419, '41'],
    [1.2, '100'],
  ])('a share of %d is %s percent', async (share, percent) => {
    const screen = await render(<ProgressRing share={share} label="升级进度" />)
    expect(attributes(screen.role('progressbar'), 'aria-label')).toEqual(['升级进度'])
    expect(attributes(screen.role('progressbar'), 'aria-valuenow')).toEqual([percent])
  })
})

describe('AvatarGroup', () => {
  const people = [
    { uuid: 'a', avatar: picture(1, 64, 64) },
    { uuid: 'b', avatar: null },
  ]

  test('is one picture with a name, and draws an avatar or the sign of a person for each', async () => {
    const screen = await render(<AvatarGroup people={people} size={28} label="2 人赞过" />)
    expect(attributes(screen.role('img'), 'aria-label')).toEqual(['2 人赞过'])
    const avatars = [...screen.box.querySelectorAll<HTMLElement>('.nut-avatar')]
    expect(avatars.map(({ style }) => [style.width, style.marginLeft])).toEqual([
      ['28px', ''],
      ['28px', '-4px'],
    ])
    expect(avatars.map((one) => one.querySelectorAll('img').length)).toEqual([1, 0])
  })

  test('is hidden from screen readers where a control around it tells the number', async () => {
    const screen = await render(<AvatarGroup people={people} size={28} />)
    expect(screen.box.querySelector('[aria-hidden]')?.querySelectorAll('.nut-avatar')).toHaveLength(2)
    expect(screen.role('img')).toEqual([])
  })
})

describe('Collapse', () => {
  test('renders its body with the first opening, and hides it from screen readers when it is closed', async () => {
    const screen = await render(
      <Collapse label="数据表" contentKey="a">
        12 单
      </Collapse>,
    )
    const head = screen.get('数据表')
    const isExpanded = () => head.closest('button')?.getAttribute('aria-expanded')
    const isHidden = () => screen.box.querySelector('.nut-collapse')?.parentElement?.getAttribute('aria-hidden')
    expect([isExpanded(), screen.text()]).toEqual(['false', '数据表'])
    await screen.tap(head)
    expect([isExpanded(), isHidden(), screen.text()]).toEqual(['true', 'false', '数据表12 单'])
    await screen.tap(head)
    expect([isExpanded(), isHidden()]).toEqual(['false', 'true'])
  })

  test('has the focus on its button when its body changes', async () => {
    const screen = await render(
      <Collapse label="数据表" contentKey="a">
        12 单
      </Collapse>,
    )
    const button = screen.role('button')[0]
    button?.focus()
    await screen.tap('数据表')
    const body = screen.box.querySelector('.nut-collapse')
    await screen.rerender(
      <Collapse label="数据表" contentKey="b">
        13 单
      </Collapse>,
    )
    expect(screen.text()).toBe('数据表13 单')
    expect(screen.box.querySelector('.nut-collapse')).not.toBe(body)
    expect(document.activeElement).toBe(button)
  })
})
