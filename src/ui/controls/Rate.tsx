import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './Rate.module.scss'

const SCORES = [1, 2, 3, 4, 5] as const

/** A score of one to five, to be read. */
export function Stars({ score }: { readonly score: number }) {
  const t = useT()
  return (
    <View className={s.stars} role="img" aria-label={t('rate.score', { n: score })}>
      {SCORES.map((n) => (
        <Icon key={n} name={n <= score ? 'starOn' : 'star'} size={16} className={cx(s.star, n <= score && s.on)} />
      ))}
    </View>
  )
}

export interface RateProps {
  readonly label: string
  readonly score: number
  readonly onChange: (score: number) => void
}

/** A score of one to five, to be given. */
export function Rate({ label, score, onChange }: RateProps) {
  const t = useT()
  return (
    <View className={s.stars} role="radiogroup" aria-label={label}>
      {SCORES.map((n) => (
        <Pressable
          key={n}
          role="radio"
          checked={n === score}
          label={t('rate.score', { n })}
          className={s.pick}
          onTap={() => onChange(n)}
        >
          <Icon name={n <= score ? 'starOn' : 'star'} size={26} className={cx(s.star, n <= score && s.on)} />
        </Pressable>
      ))}
    </View>
  )
}
