import type { OpsProduct } from '@storefront/contract/entities/ops'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { onField, yesNoField } from '@/shared/list/fields'
import { toggleFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { opsKeys, type OpsProductsQuery, opsApi } from '@/services/api/ops'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import s from './components/Ops.module.scss'

function ProductRow({ product }: { readonly product: OpsProduct }) {
  const t = useT()
  const { id, name, main_image, price, is_active, inventory, count_purchase, needs } = product
  return (
    <RouteLink to="ops.product.detail" params={{ id }} className={s.item}>
      <View className={s.product}>
        <View className={s.pic}>
          <Picture image={main_image} alt="" width={64} ratio={1} />
        </View>
        <View className={s.words}>
          <View className={s.head}>
            <View className={s.name}>{name}</View>
            <Text className={cx(s.status, !is_active && s.past)}>{t(is_active ? 'ops.on' : 'ops.off')}</Text>
          </View>
          <View className={s.figures}>
            <Price amount={price} plain size="s" />
            <Text>{inventory === null ? t('ops.unlimited') : t('ops.stock', { n: inventory })}</Text>
            <Text>{t('ops.sold', { n: count_purchase })}</Text>
          </View>
          {needs.length > 0 ? (
            <View className={s.needs}>
              {needs.map((need) => (
                <Text key={need} className={s.need}>
                  {t(`ops.need.${need}`)}
                </Text>
              ))}
            </View>
          ) : null}
        </View>
      </View>
    </RouteLink>
  )
}

/** All products, on sale or not. */
export const opsProductList: ListSpec<OpsProduct, OpsProductsQuery> = {
  key: opsKeys.products,
  load: (query, options) => opsApi.products(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 96,
    render: (product) => <ProductRow product={product} />,
  }),
  empty: { text: 'ops.noProducts', hint: 'list.studioHint', icon: 'category' },
  search: 'ops.searchProduct',
  tabs: {
    name: 'is_active',
    label: 'site.ops.menu.products',
    options: [
      { value: '', label: 'common.all' },
      { value: 'true', label: 'ops.on' },
      { value: 'false', label: 'ops.off' },
    ],
  },
  fields: { is_active: yesNoField, low: onField, no_image: onField },
  panel: [
    toggleFilter('ops.needs', [
      { name: 'low', label: 'ops.need.low' },
      { name: 'no_image', label: 'ops.need.no_image' },
    ]),
  ],
}
