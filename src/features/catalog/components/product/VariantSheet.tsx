import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import { Sheet } from '@/ui/overlay/Sheet'
import { Stepper } from '@/ui/controls/Stepper'
import { type BuyableVariant, choiceRows, maxQuantity, missingNames } from '@/features/catalog/variant-choice'
import { ValueChips } from './ValueChips'
import type { VariantControl } from '@/features/catalog/useVariantChoice'
import s from './VariantSheet.module.scss'

/** The action that opened the sheet, or `choose` to only select a variant, which offers both ways of buying. */
export type SheetPurpose = 'basket' | 'buy' | 'pickup' | 'choose'

interface VariantSheetProps {
  readonly open: boolean
  readonly purpose: SheetPurpose
  readonly product: ProductDetail
  readonly control: VariantControl<BuyableVariant>
  readonly busy: boolean
  readonly onClose: () => void
  readonly onDone: (kind: Exclude<SheetPurpose, 'choose'>) => void
}

/**
 * Selects a variant and a quantity. Values that are sold out cannot be selected; the quantity is limited by the stock.
 */
export function VariantSheet({ open, purpose, product, control, busy, onClose, onDone }: VariantSheetProps) {
  const t = useT()
  if (!open) return null
  const { choice, variant } = control
  const missing = missingNames(product.variants, choice.selection)
  const { purchase_limit: limit } = product
  const most = maxQuantity(variant)
  const showMaximum = () =>
    feedback.toast(
      limit && limit.left <= most
        ? t('pages.product.limitMax', { max: limit.max })
        : t('pages.basket.short', { left: most }),
      { at: 'center' },
    )
  const actions = purpose === 'choose' ? (['basket', 'buy'] as const) : [purpose]
  const finishChoice = (kind: (typeof actions)[number]) => {
    if (missing.length > 0)
      feedback.toast(t('pages.variant.missing', { names: missing.join(t('common.listSeparator')) }), { at: 'center' })
    else onDone(kind)
  }
  const foot = (
    <View className={s.actions}>
      {actions.map((kind) => (
        <Button
          key={kind}
          wide
          className={s.action}
          kind={actions.length > 1 && kind === 'basket' ? 'secondary' : 'primary'}
          busy={busy}
          onTap={() => finishChoice(kind)}
        >
          {t(actionLabels[kind])}
        </Button>
      ))}
    </View>
  )
  return (
    <Sheet open title={t('pages.variant.title')} onClose={onClose} foot={foot}>
      <Chosen product={product} control={control} missing={missing} />
      {choiceRows(product.variants, choice.selection).map((row) => (
        <ValueChips
          key={row.name}
          name={row.name}
          values={row.values}
          onChoose={(value) => control.choose(row.name, value)}
        />
      ))}
      <View className={s.count}>
        <View className={s.label}>{t('pages.variant.quantity')}</View>
        <Stepper
          value={choice.quantity}
          max={most}
          label={product.name}
          onChange={control.setQuantity}
          onLimit={showMaximum}
        />
      </View>
    </Sheet>
  )
}

const actionLabels = {
  basket: 'pages.product.addBasket',
  buy: 'pages.product.buyNow',
  pickup: 'checkout.fetch',
} as const

const LOW_STOCK = 10

function Chosen({
  product,
  control,
  missing,
}: Pick<VariantSheetProps, 'product' | 'control'> & { readonly missing: readonly string[] }) {
  const t = useT()
  const { variant } = control
  const inventory = variant?.inventory ?? null
  const stock =
    inventory === null
      ? t('pages.variant.ample')
      : t(inventory <= LOW_STOCK ? 'pages.variant.stockLow' : 'pages.variant.stock', { n: inventory })
  const words = variant
    ? variant.attributes_label
    : t('pages.variant.missing', { names: missing.join(t('common.listSeparator')) })
  return (
    <View className={s.top}>
      <View className={s.picture}>
        <Picture image={variant?.image ?? product.main_image} alt="" width={96} ratio={1} />
      </View>
      <View className={s.words}>
        <Price amount={variant?.price ?? product.promotion_price?.price ?? product.price} size="l">
          {product.gamification_config ? (
            <Text className={s.coins}>
              {t('pages.product.coins', { n: product.gamification_config.diamond.amount })}
            </Text>
          ) : null}
        </Price>
        <View className={s.chosen}>{words}</View>
        {variant ? (
          <View className={inventory !== null && inventory <= LOW_STOCK ? s.low : s.stock}>{stock}</View>
        ) : null}
      </View>
    </View>
  )
}
