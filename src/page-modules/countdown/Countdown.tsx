import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { ContentLink } from '@/shared/link/ContentLink'
import { clockText } from '@/ui/display/timeLeft'
import { useTimeLeft } from '@/ui/display/useTimeLeft'
import { linkOf, textOf } from '../read'
import type { ModuleProps } from '../types'
import s from './Countdown.module.scss'

const DAY = 86_400

/** The days, hours, minutes and seconds until a moment; afterwards the text for its end. */
export function Countdown({ config }: ModuleProps) {
  const t = useT()
  const left = useTimeLeft(textOf(config.until)) ?? 0
  const days = Math.floor(left / DAY)
  const parts = [...(days > 0 ? [t('modules.days', { n: days })] : []), ...clockText(left % DAY).split(':')]
  return (
    <ContentLink link={linkOf(config.link)} className={s.countdown}>
      <View className={s.label}>{textOf(left > 0 ? config.label : config.ended)}</View>
      {left > 0 ? (
        <View className={s.clock} role="timer">
          {parts.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part of the clock is its place
            <View key={place} className={s.part}>
              {part}
            </View>
          ))}
        </View>
      ) : null}
    </ContentLink>
  )
}
