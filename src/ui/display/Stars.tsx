import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Icon } from './Icon'
import s from './Stars.module.scss'

/** The scores that can be given. */
export const SCORES = [1, 2, 3, 4, 5] as const

/** A score of one to five, to be read. */
export function Stars({ score }: { readonly score: number }) {
  const t = useT()
  return (
    <View className={s.stars} role="img" aria-label={t('rate.score', { n: score })}>
      {SCORES.map((n) => (
        <Icon key={n} name={n <= score ? 'starOn' : 'star'} size={16} className={n <= score ? s.on : s.off} />
      ))}
    </View>
  )
}
