import { Text, View } from '@tarojs/components'
import { useState } from 'react'

const ROWS = Array.from({ length: 20 }, (_, n) => n + 1)

/** Twenty rows and a counter: no call, no picture, no sheet. */
export default function BarePage() {
  const [count, setCount] = useState(0)
  return (
    <View>
      <View onClick={() => setCount(count + 1)}>
        <Text>Count: {count}</Text>
      </View>
      {ROWS.map((row) => (
        <View key={row}>
          <Text>Row {row} of a page that Taro draws in the browser</Text>
        </View>
      ))}
    </View>
  )
}
