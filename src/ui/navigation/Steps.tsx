import NutStep from '@nutui/nutui-react-taro/dist/es/packages/step'
import NutSteps from '@nutui/nutui-react-taro/dist/es/packages/steps'
import '@nutui/nutui-react-taro/dist/es/packages/step/style/css'
import '@nutui/nutui-react-taro/dist/es/packages/steps/style/css'
import { View } from '@tarojs/components'
import s from './Steps.module.scss'

export interface StepsProps {
  readonly titles: readonly string[]
  /** Which of them has been reached, from 0. */
  readonly current: number
  /** What goes on in steps, for those who do not see the line. */
  readonly label: string
}

/** How far something has come. */
export function Steps({ titles, current, label }: StepsProps) {
  return (
    <View className={s.steps} role="img" aria-label={`${label} ${titles[current] ?? ''}`}>
      <NutSteps type="dot" layout="double" status="dynamic" value={current + 1}>
        {titles.map((title, index) => (
          <NutStep key={title} value={index + 1} title={title} />
        ))}
      </NutSteps>
    </View>
  )
}
