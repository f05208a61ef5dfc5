import { Text, View } from '@tarojs/components'
import Taro, { useLoad, useReachBottom } from '@tarojs/taro'
import { useState } from 'react'
import { callsOf, fire, render } from '../setup/render'

function Sample() {
  const [count, setCount] = useState(0)
  const [text, setText] = useState('')
  const [id, setId] = useState('')
  useReachBottom(() => setCount((was) => was + 100))
  useLoad((query) => setId(query.id ?? ''))
  return (
    <View>
      <View aria-label="增加" onClick={() => setCount(count + 1)}>
        <Text>
          {count} of {id}
        </Text>
      </View>
      <input placeholder="手机号" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => Taro.showToast({ title: text })}>
        提交
      </button>
    </View>
  )
}

test('render passes the page params and tap triggers the handler', async () => {
  const screen = await render(<Sample />, { params: { id: '7' } })
  await screen.tap('增加')
  expect(screen.text()).toContain('1 of 7')
})

test('input into a field and a tap trigger their handlers', async () => {
  const screen = await render(<Sample />)
  await screen.input('手机号', '138')
  await screen.tap('提交')
  expect(callsOf('showToast')).toEqual([{ title: '138' }])
})

test('fire triggers a page lifecycle hook', async () => {
  const screen = await render(<Sample />)
  await fire('useReachBottom')
  expect(screen.text()).toContain('100 of')
})

test('an unknown Taro API throws an error with its name', () => {
  expect(() => (Taro as unknown as Record<string, unknown>).openBluetoothAdapter).toThrow(
    'Taro.openBluetoothAdapter has no stand-in',
  )
})
