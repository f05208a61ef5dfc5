import { Button, Input, ScrollView, Switch, Text, Textarea, View } from '@tarojs/components'
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
    <ScrollView scrollY>
      <View aria-label="增加" onClick={() => setCount(count + 1)}>
        <Text>
          {count} of {id}
        </Text>
      </View>
      <Input placeholder="手机号" value={text} onInput={(event) => setText(event.detail.value)} />
      <Textarea placeholder="备注" value={text} onInput={(event) => setText(event.detail.value)} />
      <Switch aria-label="默认" onChange={(event) => setText(String(event.detail.value))} />
      <Button onClick={() => Taro.showToast({ title: text })}>提交</Button>
    </ScrollView>
  )
}

test('render passes the page params and tap triggers the handler', async () => {
  const screen = await render(<Sample />, { params: { id: '7' } })
  await screen.tap('增加')
  expect(screen.text()).toContain('1 of 7')
})

test.each(['手机号', '备注'])('input into %s emits an event in the shape of Taro', async (name) => {
  const screen = await render(<Sample />)
  await screen.input(name, '138')
  await screen.tap('提交')
  expect(callsOf('showToast')).toEqual([{ title: '138' }])
})

test('a tapped switch emits its new state', async () => {
  const screen = await render(<Sample />)
  await screen.tap('默认')
  await screen.tap('提交')
  expect(callsOf('showToast')).toEqual([{ title: 'true' }])
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
