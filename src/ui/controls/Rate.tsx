import NutRate from '@nutui/nutui-react-taro/dist/es/packages/rate'
import '@nutui/nutui-react-taro/dist/es/packages/rate/style/css'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/platform/deep-queries'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { SCORES } from '@/ui/display/Stars'
import s from './Rate.module.scss'

export interface RateProps {
  readonly label: string
  readonly score: number
  readonly onChange: (score: number) => void
}

/**
 * A score of one to five, to be given. NutUI's stars take a finger that slides over them; the radios that lie on them
 * are for keyboards and screen readers, and let fingers through.
 */
export function Rate({ label, score, onChange }: RateProps) {
  const t = useT()
  return (
    <View className={s.rate} role="radiogroup" aria-label={label}>
      <View aria-hidden>
        <NutRate
          value={score}
          min={1}
          touchable
          checkedIcon={<Icon name="starOn" size={26} className={s.on} />}
          uncheckedIcon={<Icon name="star" size={26} className={s.off} />}
          onChange={onChange}
        />
      </View>
      <View className={s.radios}>
        {SCORES.map((n) => (
          <Pressable
            key={n}
            role="radio"
            checked={n === score}
            label={t('rate.score', { n })}
            className={s.radio}
            onTap={() => onChange(n)}
          />
        ))}
      </View>
    </View>
  )
}
