import type { Category } from '@storefront/contract/entities/catalog/product'
import { Text } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { cx } from '@/lib/text'
import { Scroller } from '@/platform/elements/scroller'
import { Pressable } from '@/platform/elements/pressable'
import s from './SubCategories.module.scss'

interface SubCategoriesProps {
  readonly parent: number
  readonly items: readonly Category[]
  readonly current: number
  readonly onChoose: (id: number) => void
}

/** The categories below the chosen one, as a row of words. */
export function SubCategories({ parent, items, current, onChoose }: SubCategoriesProps) {
  const t = useT()
  return (
    <Scroller className={s.row} label={t('pages.category.rail')}>
      {[{ id: parent, name: t('common.all') }, ...items].map(({ id, name }) => (
        <Pressable key={id} className={s.item} checked={id === current} onTap={() => onChoose(id)}>
          <Text className={cx(s.word, id === current && s.on)}>{name}</Text>
        </Pressable>
      ))}
    </Scroller>
  )
}
