import type { ProductDetail, PurchaseLimit } from '@storefront/contract/entities/catalog/product'
import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { formatPrice } from '@storefront/contract/domain/money'
import { attributesOf } from '@storefront/contract/domain/catalog/variant'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { anyInStock, type BuyableVariant } from '@/features/catalog/variant-choice'
import { type EmittedChoice, useVariantChoice } from '@/features/catalog/useVariantChoice'
import { type SheetPurpose, VariantSheet } from '@/features/catalog/components/product/VariantSheet'
import { type Translate, useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { useCurrency } from '@/ui/stores'
import { RichText } from '@/ui/display/RichText'
import { Screen } from '@/ui/layout/Screen'
import { currentAmount } from '@/shared/item-card/product-amount'
import { BuyBar, type BuyState } from './BuyBar'
import { DeliveryRow } from './DeliveryRow'
import { PickupBar } from './PickupBar'
import { FavouriteButton } from './FavouriteButton'
import { ProductGallery } from './ProductGallery'
import { ProductHead } from './ProductHead'
import { InfoRow } from './InfoRow'
import type { BuyIntent } from '@/features/catalog/buy-intent'
import { ProductAds } from './ProductAds'
import { ProductCoupons } from './ProductCoupons'
import { ProductMentions } from './ProductMentions'
import { ProductReviews } from './ProductReviews'
import s from './ProductView.module.scss'
import { RecommendedProducts } from './RecommendedProducts'
import { useIsUpcoming } from '@/features/catalog/useIsUpcoming'
import { useBuy } from '@/features/catalog/useBuy'
import { useResumeBuy } from '@/features/catalog/useResumeBuy'
import { useNoteSeen } from '@/features/catalog/useFavourite'
import { BackInStockRow } from '../back-in-stock/BackInStockRow'

/** Everything of one product. The sheet's choice lives here, so that closing it forgets nothing. */
export function ProductView({ product }: { readonly product: ProductDetail }) {
  const t = useT()
  const [choice, setChoice] = useState<EmittedChoice>({ variant: null, quantity: 1 })
  const [purpose, setPurpose] = useState<SheetPurpose | null>(null)
  const { purchase_limit: limit, seo } = product
  const variants = useMemo(
    () => (limit ? product.variants.map((variant) => ({ ...variant, purchase_limit: limit })) : product.variants),
    [product.variants, limit],
  )
  const control = useVariantChoice<BuyableVariant>(variants, setChoice)
  const isUpcoming = useIsUpcoming(product.on_sale)
  const { buy: startPurchase, busy } = useBuy(product.id)
  const currency = useCurrency()
  useNoteSeen(product.id)
  const shared = useShareCard({
    title: seo?.title ?? product.name,
    description: seo?.description ?? product.abstract,
    name: 'shop.product.detail',
    params: { id: product.id },
    image: product.main_image,
  })
  // A voucher leads here with its number: the product is fetched with it, not bought.
  const holderId = Number(useRoute().params.pickup) || undefined
  const soldOut = product.is_sold_out || (product.variants.length > 0 && !anyInStock(product.variants))

  const buy = async (intent: Omit<BuyIntent, 'productId'>) => {
    if (await startPurchase(intent)) setPurpose(null)
  }
  useResumeBuy(product.id, (intent) => {
    control.restore(intent.variantId, intent.quantity)
    void buy(intent)
  })
  const attributes = attributesOf(product.variants).map(({ name }) => name)
  const summary = choice.variant
    ? [choice.variant.attributes_label, t('pages.product.pieces', { n: choice.quantity })].filter(Boolean).join(' · ')
    : t('pages.product.pleaseChoose', {
        names: attributes.join(t('common.listSeparator')) || t('pages.variant.quantity'),
      })

  const bar =
    holderId === undefined ? (
      <BuyBar
        state={stateOf({ soldOut, isUpcoming, isLimitReached: limit?.left === 0 })}
        busy={busy}
        onBuy={setPurpose}
      />
    ) : (
      <PickupBar soldOut={soldOut} busy={busy} onPickup={() => setPurpose('pickup')} />
    )
  return (
    <Screen title={product.name} documentTitle={seo?.title} ownHeading bar={bar} layout="split">
      <View className={s.gallery}>
        <ProductGallery product={product} picked={control.isPicked ? (control.variant?.image ?? null) : null} />
      </View>
      <View className={s.facts}>
        <ProductHead
          product={product}
          variant={attributes.length > 0 ? choice.variant : null}
          action={
            <View className={s.actions}>
              <FavouriteButton productId={product.id} />
              {shared ? <ShareAction item={shared} price={formatPrice(currentAmount(product), currency)} /> : null}
            </View>
          }
        />
        <View className={s.block}>
          {holderId === undefined ? (
            <ProductCoupons productId={product.id} price={choice.variant?.price ?? currentAmount(product)} />
          ) : null}
          {soldOut || product.reservation === 'notified' ? (
            <BackInStockRow product={product} soldOut={soldOut} onBuy={() => setPurpose('buy')} />
          ) : null}
          {isUpcoming && product.on_sale ? (
            <InfoRow label={t('pages.product.onSale')}>{dateTimeText(product.on_sale)}</InfoRow>
          ) : null}
          {limit ? <InfoRow label={t('pages.product.limit')}>{limitLabel(limit, t)}</InfoRow> : null}
          {soldOut || isUpcoming ? null : (
            <InfoRow
              label={t(choice.variant ? 'pages.product.chosen' : 'pages.product.choose')}
              onTap={() => setPurpose(holderId === undefined ? 'choose' : 'pickup')}
            >
              {summary}
            </InfoRow>
          )}
          <DeliveryRow id={product.id} shipping={product.shipping} />
          {product.promises.length > 0 ? (
            <InfoRow label={t('pages.product.promises')}>{product.promises.join(' · ')}</InfoRow>
          ) : null}
          {product.staff_counts ? (
            <InfoRow label={t('checkout.staff')}>{staffLabels(product.staff_counts, t)}</InfoRow>
          ) : null}
        </View>
        <ProductReviews productId={product.id} />
        <ProductAds productId={product.id} />
      </View>
      <View className={s.below}>
        <View className={s.detail}>
          <View className={s.title} role="heading" aria-level={2}>
            {t('pages.product.detail')}
          </View>
          {product.description ? (
            <RichText html={product.description} />
          ) : (
            <View className={s.none}>{t('pages.product.noDetail')}</View>
          )}
        </View>
        <ProductMentions productId={product.id} />
        <RecommendedProducts productId={product.id} />
      </View>
      <VariantSheet
        open={purpose !== null}
        purpose={purpose ?? 'choose'}
        product={product}
        control={control}
        busy={busy}
        onClose={() => setPurpose(null)}
        onDone={(kind) =>
          void buy({
            kind,
            variantId: control.variant?.id ?? null,
            quantity: control.choice.quantity,
            ...(holderId !== undefined && { holderId }),
          })
        }
      />
    </Screen>
  )
}

interface SaleFacts {
  readonly soldOut: boolean
  readonly isUpcoming: boolean
  readonly isLimitReached: boolean
}

const stateOf = ({ soldOut, isUpcoming, isLimitReached }: SaleFacts): BuyState =>
  isUpcoming ? 'upcoming' : soldOut ? 'soldOut' : isLimitReached ? 'limitReached' : 'open'

/** The limit a person, and how many this one may still buy where that differs. */
const limitLabel = ({ max, left }: PurchaseLimit, t: Translate): string =>
  left === max
    ? t('pages.product.limitMax', { max })
    : t(left > 0 ? 'pages.product.limitLeft' : 'pages.product.limitNone', { max, left })

/** Pieces that are paid, wait to be paid, and lie in baskets. */
const staffLabels = (
  { paid: paidCount, unpaid, in_baskets }: NonNullable<ProductDetail['staff_counts']>,
  t: Translate,
): string => t('checkout.staffCounts', { paid: paidCount, unpaid, baskets: in_baskets })
