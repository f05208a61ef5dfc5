import { View } from '@tarojs/components'
import { clockText } from './timeLeft'
import { useTimeLeft } from './useTimeLeft'

export interface CountDownProps {
  /** The moment until which it counts (ISO 8601); it stays at zero from then on. */
  readonly until: string
  /** The event at the end of the countdown, shown before the clock. */
  readonly label: string
  readonly className?: string
}

/** The time until a moment, ticking by the second; nothing but this line is rendered with it. */
export function CountDown({ until, label, className }: CountDownProps) {
  return (
    <View className={className} role="timer">
      {`${label} ${clockText(useTimeLeft(until) ?? 0)}`}
    </View>
  )
}
