import { View } from '@tarojs/components'
import { type Slot, wheelAngle } from '@/features/promotion/wheel-slots'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import s from './Wheel.module.scss'

export interface StageProps {
  readonly slots: readonly Slot[]
  /** The place of the result. */
  readonly slot: number
  /** The number of turns that have begun. */
  readonly turns: number
  readonly isTurning: boolean
}

/** Whole turns of the wheel in one turn of the game. */
const ROUNDS = 5

/** A wheel of fortune, drawn and turned by transforms alone; the list of prizes contains the same as text. */
export function Wheel({ slots, slot, turns, isTurning }: StageProps) {
  const t = useT()
  const angle = 360 / slots.length
  const width = Math.min(30, Math.sin((angle * Math.PI) / 360) * 72)
  return (
    <View className={s.stage} aria-hidden>
      <View className={s.rim}>
        <View
          className={cx(s.disc, isTurning && s.turning)}
          style={`transform:rotate(${wheelAngle(slot, slots.length, ROUNDS * turns)}deg)`}
        >
          {slots.map(({ prize, place }) => (
            <View
              key={`slice${place}`}
              className={cx(s.slice, prize === null ? s.none : place % 2 === 0 ? s.even : s.odd)}
              style={`transform:rotate(${place * angle}deg) skewY(${angle - 90}deg)`}
            />
          ))}
          {slots.map(({ prize, place }) => (
            <View
              key={`label${place}`}
              className={s.label}
              style={`width:${width}%;left:${50 - width / 2}%;transform:rotate(${(place + 0.5) * angle}deg)`}
            >
              <View className={s.words}>{prize?.name ?? t('raffle.none')}</View>
            </View>
          ))}
        </View>
      </View>
      <View className={s.hub} />
      <View className={s.mark} />
    </View>
  )
}
