import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { PassedMark } from './PassedMark'
import s from './ReadProgressBar.module.scss'

/** One update a step: a mini-program would pay for each of a scroll's many events with a message. */
const STEPS = Array.from({ length: 10 }, (_, n) => (n + 1) * 10)

/** A thin bar over a text: how much of the element around it, which has to be positioned, has been in the window. */
export function ReadProgressBar() {
  const label = useT()('article.progress')
  const [percent, setPercent] = useState(0)
  return (
    <>
      <View className={s.bar} role="progressbar" aria-label={label} aria-valuenow={percent}>
        <View className={s.part} style={`transform:scaleX(${percent / 100})`} />
      </View>
      {STEPS.map((at) => (
        <PassedMark key={at} at={at} onSeen={() => setPercent((now) => Math.max(now, at))} />
      ))}
    </>
  )
}
