import NutStep from '@nutui/nutui-react-taro/dist/es/packages/step'
import NutSteps from '@nutui/nutui-react-taro/dist/es/packages/steps'
import '@nutui/nutui-react-taro/dist/es/packages/step/style/css'
import '@nutui/nutui-react-taro/dist/es/packages/steps/style/css'
import { View } from '@tarojs/components'
import s from './Steps.module.scss'

export interface StepsProps {
  readonly titles: readonly string[]
  /** The step that has been reached, from 0. */
  readonly current: number
  /** The process that the steps belong to, for screen readers. */
  readonly label: string
}

/** A line of steps that shows the progress of a process. */
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
