import type { ProductDetail, Variant } from '@storefront/contract/entities/catalog/product'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { currentAmount, formerAmount } from '@/shared/item-card/product-amount'
import s from './ProductHead.module.scss'

interface ProductHeadProps {
  readonly product: ProductDetail
  /** The selected variant, whose price replaces the product's. */
  readonly variant: Variant | null
  /** Shown beside the price. */
  readonly action?: ReactNode
}

/** Price, name, and the few words that help to decide. */
export function ProductHead({ product, variant, action }: ProductHeadProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <View className={s.head}>
      <View className={s.line}>
        <Price amount={variant?.price ?? currentAmount(product)} markedPrice={formerAmount(product)} size="xl">
          {product.gamification_config ? (
            <Text className={s.coins}>
              {t('pages.product.coins', { n: product.gamification_config.diamond.amount })}
            </Text>
          ) : null}
        </Price>
        {action}
      </View>
      <View className={s.name} role="heading" aria-level={1}>
        {product.name}
      </View>
      {product.abstract ? <View className={s.sub}>{product.abstract}</View> : null}
      {product.count_purchase > 0 ? (
        <View className={s.sold}>
          {t('pages.product.sold', { n: countLabel(product.count_purchase, language), count: product.count_purchase })}
        </View>
      ) : null}
      {product.promotion_price || product.tags.length > 0 ? (
        <View className={s.tags}>
          {product.promotion_price ? <Tag>{t('pages.product.promotion')}</Tag> : null}
          {product.tags.map((tag) => (
            <Tag key={tag} tone="quiet">
              {tag}
            </Tag>
          ))}
        </View>
      ) : null}
    </View>
  )
}
