import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { View } from '@tarojs/components'
import { currentAmount, formerAmount } from '@/shared/item-card/product-amount'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import s from './SavedRow.module.scss'

interface SavedRowProps {
  readonly product: ProductBrief
  readonly onRemove?: () => void
}

/** A saved product, greyed as a whole when it is sold out. Its control stands beside the link. */
export function SavedRow({ product, onRemove }: SavedRowProps) {
  const t = useT()
  const { id, name, abstract, main_image, is_sold_out } = product
  return (
    <View className={s.row}>
      <RouteLink to="shop.product.detail" params={{ id }} className={cx(s.link, is_sold_out && s.off)} label={name}>
        <View className={s.pic}>
          <Picture image={main_image} alt="" width={88} ratio={1} />
        </View>
        <View className={s.body}>
          <View className={s.name}>{name}</View>
          {abstract ? <View className={s.sub}>{abstract}</View> : null}
          <View className={s.foot}>
            <Price amount={currentAmount(product)} markedPrice={formerAmount(product)} />
            {is_sold_out ? <Tag tone="quiet">{t('pages.product.soldOut')}</Tag> : null}
          </View>
        </View>
      </RouteLink>
      {onRemove ? (
        <Pressable className={s.remove} label={t('savedList.removeOne', { name })} onTap={onRemove}>
          <Icon name="starOn" size={20} />
        </Pressable>
      ) : null}
    </View>
  )
}
