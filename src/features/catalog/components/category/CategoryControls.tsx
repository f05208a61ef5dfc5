import { View } from '@tarojs/components'
import { OrderingBar } from '@/shared/list/OrderingBar'
import { productOrderings } from '@/features/catalog/product-orderings'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import s from './CategoryControls.module.scss'

const switches = [
  { name: 'in_stock', text: 'list.inStock' },
  { name: 'promotion', text: 'list.promotion' },
] as const

/** The filters and the order of a category's products; `true` in the address is on. */
export interface CategoryChoice {
  readonly ordering: string | undefined
  readonly in_stock: true | undefined
  readonly promotion: true | undefined
}

interface CategoryControlsProps {
  readonly choice: CategoryChoice
  readonly onChange: (changes: Partial<CategoryChoice>) => void
}

/** Orderings and the two filters that most want, one tap each. */
export function CategoryControls({ choice, onChange }: CategoryControlsProps) {
  const t = useT()
  return (
    <View className={s.controls}>
      <OrderingBar tabs={productOrderings} value={choice.ordering} onChange={(ordering) => onChange({ ordering })} />
      <View className={s.switches}>
        {switches.map(({ name, text }) => (
          <Pressable
            key={name}
            className={s.item}
            role="checkbox"
            checked={choice[name] === true}
            onTap={() => onChange({ [name]: choice[name] ? undefined : true })}
          >
            <View className={cx(s.word, choice[name] && s.on)}>{t(text)}</View>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
