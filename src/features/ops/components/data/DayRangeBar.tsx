import { keysOf } from '@storefront/contract/domain/keys-of'
import { ANALYTICS_DAYS_MAX } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { spans, type useDayRange } from '@/features/ops/useDayRange'
import { useT } from '@/i18n'
import { DateField } from '@/ui/controls/DateField'
import { Tabs } from '@/ui/navigation/Tabs'
import s from './Data.module.scss'

const kinds = [...keysOf(spans), 'custom'] as const

/** Chooses the days of the figures: a span that ends today, or two days. */
export function DayRangeBar({ range, chooseSpan, chooseDays }: ReturnType<typeof useDayRange>) {
  const t = useT()
  return (
    <View>
      <Tabs
        label={t('opsData.range')}
        current={range.span}
        items={kinds.map((key) => ({ key, title: t(`opsData.${key}`) }))}
        onChange={chooseSpan}
      />
      {range.span === 'custom' ? (
        <View className={s.days}>
          <DateField
            kind="date"
            label={t('opsData.from')}
            value={range.from}
            onChange={(from) => chooseDays({ from })}
          />
          <DateField kind="date" label={t('opsData.to')} value={range.to} onChange={(to) => chooseDays({ to })} />
        </View>
      ) : null}
      {range.problem ? (
        <View className={s.problem} role="alert">
          {range.problem === 'tooLong' ? t('opsData.tooLong', { n: ANALYTICS_DAYS_MAX }) : t('opsData.backwards')}
        </View>
      ) : null}
    </View>
  )
}
