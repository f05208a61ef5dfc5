import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { TURN_MS } from '@/features/promotion/useRaffleSpin'
import { gridCell, gridSide, stepTimes } from '@/features/promotion/wheel-slots'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Icon } from '@/ui/display/Icon'
import { PrizePicture } from './PrizePicture'
import s from './Wheel.module.scss'
import type { StageProps } from './Wheel'

/** The number of rounds of the light before the last one. */
const ROUNDS = 3
/** The light stands still for a moment before the result is said. */
const REST_MS = 300

/**
 * A border of cells with a light that runs round, moved by a transform; the list of prizes contains the same as text.
 */
export function Grid({ slots, slot, isTurning }: StageProps) {
  const t = useT()
  const side = gridSide(slots.length)
  const size = 100 / side
  const light = useLight(slots.length, slot, isTurning)
  const [column, row] = gridCell(light, side)
  return (
    <View className={s.stage} aria-hidden>
      <View className={s.board}>
        {slots.map(({ prize, place }) => {
          const [x, y] = gridCell(place, side)
          return (
            <View
              key={place}
              className={s.cell}
              style={`width:${size}%;height:${size}%;left:${x * size}%;top:${y * size}%`}
            >
              <View className={cx(s.tile, prize === null && s.none)}>
                {prize ? (
                  <View className={s.picture}>
                    <PrizePicture prize={prize} width={44} />
                  </View>
                ) : null}
                <View className={s.words}>{prize?.name ?? t('raffle.none')}</View>
              </View>
            </View>
          )
        })}
        <View className={s.middle} style={`top:${size}%;right:${size}%;bottom:${size}%;left:${size}%`}>
          <Icon name="star" size={48} />
        </View>
        <View
          className={s.light}
          style={`width:${size}%;height:${size}%;transform:translate(${column * 100}%,${row * 100}%)`}
        />
      </View>
    </View>
  )
}

/** Returns the cell with the light: it runs to the result while a turn is shown, and stands there otherwise. */
function useLight(count: number, slot: number, isTurning: boolean): number {
  const [light, setLight] = useState(slot)
  const now = useRef(slot)
  useEffect(() => {
    const move = (to: number) => {
      now.current = to
      setLight(to)
    }
    if (!isTurning) return move(slot)
    const from = now.current
    const times = stepTimes(count * ROUNDS + ((slot - from + count) % count), TURN_MS - REST_MS)
    const timers = times.map((time, step) => setTimeout(() => move((from + step + 1) % count), time))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [count, slot, isTurning])
  return light
}
