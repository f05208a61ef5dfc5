import { useState } from 'react'
import { act } from '@testing-library/react/pure'
import { SEARCH_DEBOUNCE_MS } from '@storefront/contract/constants'
import { useSubmit } from '@/services/use-submit'
import { SearchBox } from '@/shared/search/SearchBox'
import { SearchModal } from '@/shared/search/SearchModal'
import { Button } from '@/ui/controls/Button'
import { TextArea } from '@/ui/controls/TextField'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const fieldOf = (name: string) => {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[aria-label="${name}"]`)
  if (!field) throw new Error(`no field ${name}`)
  return field
}
const composition = (field: Element, kind: 'start' | 'end') =>
  act(async () => void field.dispatchEvent(new CompositionEvent(`composition${kind}`, { bubbles: true })))
const enter = (field: Element, event: KeyboardEventInit) =>
  act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...event })))
const rest = () => act(async () => void jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS))

function Search({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const [value, setValue] = useState('')
  const search = (text: string) => {
    setValue(text)
    onSearch(text)
  }
  return <SearchBox value={value} onSearch={search} placeholder="搜索" />
}

test('a search field searches for a word when the input method has handed it over, not while it is composed', async () => {
  const onSearch = jest.fn()
  const screen = await render(<Search onSearch={onSearch} />)
  await composition(fieldOf('搜索'), 'start')
  for (const letters of ['g', "gai'w", "gai'wan"]) {
    await screen.input('搜索', letters)
    await rest()
  }
  expect([onSearch.mock.calls, fieldOf('搜索').value]).toEqual([[], "gai'wan"])
  await screen.input('搜索', '盖碗')
  await composition(fieldOf('搜索'), 'end')
  await rest()
  expect(onSearch.mock.calls).toEqual([['盖碗']])
})

test('a field that goes while a word is composed keeps no other from searching', async () => {
  const onSearch = jest.fn()
  const first = await render(<TextArea label="备注" value="" onChange={() => {}} />)
  await composition(fieldOf('备注'), 'start')
  await first.rerender(<Search onSearch={onSearch} />)
  await first.input('搜索', '茶')
  await rest()
  expect(onSearch.mock.calls).toEqual([['茶']])
})

// Safari ends the composition first and sends the Enter behind it.
test.each([{ isComposing: true }, { keyCode: 229 }])(
  'an Enter that chooses a word %j hands in no search',
  async (event) => {
    const onSearch = jest.fn()
    const screen = await render(<Search onSearch={onSearch} />)
    await screen.input('搜索', '盖')
    await enter(fieldOf('搜索'), event)
    expect(onSearch).not.toHaveBeenCalled()
    await enter(fieldOf('搜索'), {})
    expect(onSearch.mock.calls).toEqual([['盖']])
  },
)

test('a button that is tapped while a word is composed ends the word and searches at the next tap', async () => {
  const close = jest.fn()
  const screen = await render(<SearchModal value="gai'wan" placeholder="商品" close={close} />)
  const field = fieldOf('搜索内容')
  const tapSearch = () => screen.tap(screen.all('搜索').find((node) => node.closest('button')) ?? 'no button')
  field.focus()
  await composition(field, 'start')
  await tapSearch()
  expect([close.mock.calls, document.activeElement === field]).toEqual([[], false])
  await tapSearch()
  expect(close.mock.calls).toEqual([["gai'wan"]])
})

function Note({ send }: { readonly send: () => Promise<void> }) {
  const { submit } = useSubmit('note', send)
  return (
    <>
      <TextArea label="留言" value="" onChange={() => {}} />
      <button type="button" onClick={() => void submit({})}>
        发送
      </button>
      <Button onTap={() => void submit({})}>提交</Button>
    </>
  )
}

test('nothing is sent while a word is composed, whatever was tapped', async () => {
  const send = jest.fn(async () => {})
  const screen = await render(<Note send={send} />)
  for (const name of ['发送', '提交']) {
    await composition(fieldOf('留言'), 'start')
    await screen.tap(name)
  }
  expect(send).not.toHaveBeenCalled()
  await screen.tap('提交')
  expect(send).toHaveBeenCalledTimes(1)
})
