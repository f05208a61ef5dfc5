import type { BasketLine } from '@storefront/contract/entities/cart/basket'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { maxQuantity } from '@/features/catalog/variant-choice'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { feedback } from '@/platform/feedback'
import { Pressable } from '@/platform/elements/pressable'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import { Stepper } from '@/ui/controls/Stepper'
import { Tag } from '@/ui/display/Tag'
import s from './BasketRow.module.scss'
import { exceedsStock } from '@/features/cart/basket-lines'
import type { BasketActions } from '@/features/cart/useBasket'

interface BasketRowProps {
  readonly line: BasketLine
  readonly actions: BasketActions
  readonly onRemove: () => void
  /** Takes the line out and keeps its product among the favourites. */
  readonly onSave: () => void
}

/** One line of the basket. Its controls stand beside the link to the product, never inside it. */
export function BasketRow({ line, actions, onRemove, onSave }: BasketRowProps) {
  const t = useT()
  const { product_name: name, inventory } = line
  const most = maxQuantity(line)
  const limit = line.purchase_limit
  const limitText = limit ? t('pages.basket.limit', { max: limit.max }) : ''
  const showMaximum = () =>
    feedback.toast(limit && limit.left <= most ? limitText : t('pages.basket.short', { left: most }), { at: 'center' })
  return (
    <View className={s.row}>
      <View className={s.check}>
        {line.is_valid ? (
          <Checkbox
            checked={line.is_selected}
            label={t('pages.basket.select', { name })}
            onChange={(selected) => void actions.select(line, selected)}
          />
        ) : null}
      </View>
      <RouteLink
        to="shop.product.detail"
        params={{ id: line.product_id }}
        className={line.is_valid ? s.pic : s.picOff}
        label={name}
      >
        <Picture image={line.image} alt="" width={88} ratio={1} />
      </RouteLink>
      <View className={line.is_valid ? s.body : s.bodyOff}>
        <View className={s.top}>
          <View className={s.name}>{name}</View>
          {line.is_valid ? (
            <Pressable className={s.save} label={t('pages.basket.saveOne', { name })} onTap={onSave}>
              <Icon name="star" size={18} />
            </Pressable>
          ) : null}
          <Pressable className={s.bin} label={t('pages.basket.removeOne', { name })} onTap={onRemove}>
            <Icon name="trash" size={18} />
          </Pressable>
        </View>
        {line.attributes_label ? <View className={s.attr}>{line.attributes_label}</View> : null}
        {line.is_valid ? (
          <View className={s.foot}>
            <Price amount={line.price} />
            <Stepper
              value={line.quantity}
              max={most}
              label={name}
              onChange={(quantity) => actions.setQuantity(line, quantity)}
              onLimit={showMaximum}
            />
          </View>
        ) : (
          <View className={s.foot}>
            <Tag tone="quiet">{t('pages.basket.invalidTag')}</Tag>
          </View>
        )}
        {limit && line.is_valid ? (
          <View className={line.quantity > limit.left ? s.short : s.attr}>
            {line.quantity > limit.left ? t('pages.basket.limitLeft', limit) : limitText}
          </View>
        ) : null}
        {exceedsStock(line) ? (
          <View className={s.short} role="alert">
            {t('pages.basket.short', { left: inventory ?? 0 })}
          </View>
        ) : null}
      </View>
    </View>
  )
}
