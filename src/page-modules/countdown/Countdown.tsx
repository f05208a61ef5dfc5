import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { ContentLink } from '@/shared/link/ContentLink'
import { useTimeLeft } from '@/ui/display/useTimeLeft'
import { linkOf, textOf } from '../read'
import type { ModuleProps } from '../types'
import s from './Countdown.module.scss'

const DAY = 86_400

/** Hours, minutes and seconds of the day that has begun, with two figures each. */
const clockOf = (seconds: number): string[] =>
  [Math.floor((seconds % DAY) / 3600), Math.floor((seconds % 3600) / 60), seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  )

/** The days, hours, minutes and seconds until a moment; afterwards the text for its end. */
export function Countdown({ config }: ModuleProps) {
  const t = useT()
  const left = useTimeLeft(textOf(config.until)) ?? 0
  const days = Math.floor(left / DAY)
  return (
    <ContentLink link={linkOf(config.link)} className={s.countdown}>
      <View className={s.label}>{textOf(left > 0 ? config.label : config.ended)}</View>
      {left > 0 ? (
        <View className={s.clock} role="timer">
          {days > 0 ? <View className={s.days}>{t('modules.days', { n: days })}</View> : null}
          {clockOf(left).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds keep their places
            <View key={place} className={s.part}>
              {part}
            </View>
          ))}
        </View>
      ) : null}
    </ContentLink>
  )
}
