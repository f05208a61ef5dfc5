import type { Category } from '@storefront/contract/entities/catalog/product'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import s from './CategoryRail.module.scss'

interface CategoryRailProps {
  readonly items: readonly Pick<Category, 'id' | 'name'>[]
  readonly current: number
  readonly onChoose: (id: number) => void
}

/** The top categories, one under the other; stays in sight while the products scroll. */
export function CategoryRail({ items, current, onChoose }: CategoryRailProps) {
  const t = useT()
  return (
    <View className={s.rail} role="group" aria-label={t('pages.category.rail')}>
      {items.map(({ id, name }) => (
        <Pressable
          key={id}
          className={cx(s.item, id === current && s.on)}
          checked={id === current}
          onTap={() => onChoose(id)}
        >
          {name}
        </Pressable>
      ))}
    </View>
  )
}
