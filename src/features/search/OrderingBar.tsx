import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/cx'
import { Tap } from '@/platform/elements/tap'
import { Icon } from '@/ui/Icon'
import s from './OrderingBar.module.scss'
import { type Ordering, orderingAfter, orderingTabs, tabOf } from './ordering'

/** 综合, 销量, 价格↑↓. */
export function OrderingBar({ ordering, onChange }: { readonly ordering: Ordering; readonly onChange: (ordering: Ordering) => void }) {
  const t = useT()
  const current = tabOf(ordering)
  const priceName = ordering === 'price' ? t('pages.list.priceUp') : ordering === '-price' ? t('pages.list.priceDown') : t('pages.list.price')
  return (
    <View className={s.bar} role="group" aria-label={t('pages.list.ordering')}>
      {orderingTabs.map((tab) => (
        <Tap
          key={tab}
          className={cx(s.tab, tab === current && s.on)}
          checked={tab === current}
          label={tab === 'price' ? priceName : undefined}
          onTap={() => onChange(orderingAfter(tab, ordering))}
        >
          <Text>{t(`pages.list.${tab}`)}</Text>
          {tab === 'price' ? (
            <View className={s.arrows}>
              <Icon name="down" size={12} className={cx(s.up, ordering === 'price' && s.lit)} />
              <Icon name="down" size={12} className={cx(s.down, ordering === '-price' && s.lit)} />
            </View>
          ) : null}
        </Tap>
      ))}
    </View>
  )
}
