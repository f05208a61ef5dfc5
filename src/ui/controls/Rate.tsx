import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { SCORES } from '@/ui/display/Stars'
import { RadioKeys } from './RadioKeys'
import s from './Rate.module.scss'

export interface RateProps {
  readonly label: string
  /** 0 while none is given. */
  readonly score: number
  readonly onChange: (score: number) => void
  /** The scores that can be given; one to five without it. */
  readonly scores?: readonly number[]
  readonly describedBy?: string
}

/** A score, given in stars. NutUI's have no roles, names or keys, so that these are ours. */
export function Rate({ label, score, onChange, scores = SCORES, describedBy }: RateProps) {
  const t = useT()
  return (
    <RadioKeys
      label={label}
      describedBy={describedBy}
      className={s.rate}
      values={scores}
      value={score}
      onChange={onChange}
      renderRadio={(n, radio) => (
        <Pressable key={n} {...radio} label={t('rate.score', { n })} className={n <= score ? s.on : s.off}>
          <Icon name={n <= score ? 'starOn' : 'star'} size={26} />
        </Pressable>
      )}
    />
  )
}
