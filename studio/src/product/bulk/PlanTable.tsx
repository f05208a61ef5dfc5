import type { planEdit, ProductEdit } from '@storefront/contract/domain/catalog/product-edit'
import type { EditableProduct, ProductValues } from '@storefront/contract/entities/studio/product'
import { Flex, Table, Typography } from 'antd'
import { useT } from '../../i18n'
import { useCategories } from '../useCategories'

type Plan = ReturnType<typeof planEdit<EditableProduct>>
/** Rows of the preview; more of them say the same again. */
const ROWS_MAX = 50

/** The effect of a change on products, before and after, side by side. */
export function PlanTable({
  plan,
  kind,
  total,
  symbol,
}: {
  plan: Plan
  kind: ProductEdit['kind']
  total: number
  symbol: string
}) {
  const t = useT()
  const categories = useCategories()
  const textOf = (values: ProductValues): string => {
    if (kind === 'state') return t(`studio.products.states.${values.is_active ? 'on' : 'off'}`)
    if (kind === 'tags') return values.tags.join(', ') || t('productBulk.noTags')
    if (kind === 'category')
      return categories.find(({ id }) => id === values.category)?.name ?? t('productBulk.noCategory')
    const prices = values.variants.map(
      ({ price, promotion_price }) =>
        symbol + price + (promotion_price === null ? '' : ` (${symbol}${promotion_price})`),
    )
    return [...new Set(prices)].join(', ')
  }
  return (
    <Flex vertical gap={8} style={{ marginTop: 16 }}>
      <Typography.Text role="status">
        {plan.length === 0
          ? t('productBulk.nothing')
          : t('productBulk.preview', { n: plan.length, m: total - plan.length })}
      </Typography.Text>
      {plan.length > 0 && (
        <Table
          size="small"
          rowKey="id"
          pagination={false}
          scroll={{ y: 320 }}
          dataSource={plan.slice(0, ROWS_MAX).map(({ product, values }) => ({
            ...{ id: product.id, name: product.name, before: textOf(product.values), after: textOf(values) },
          }))}
          columns={[
            { title: t('productBulk.name'), dataIndex: 'name' },
            { title: t('productBulk.before'), dataIndex: 'before' },
            { title: t('productBulk.after'), dataIndex: 'after' },
          ]}
        />
      )}
      {plan.length > ROWS_MAX && (
        <Typography.Text type="secondary">{t('productBulk.more', { n: plan.length - ROWS_MAX })}</Typography.Text>
      )}
    </Flex>
  )
}
