import { PRODUCT_TAG_LIMITS } from '@storefront/contract/constants'
import type { ProductEdit } from '@storefront/contract/domain/catalog/product-edit'
import { Flex, Segmented, Select, Typography } from 'antd'
import { NumberInput } from '../../editing/NumberInput'
import { useT } from '../../i18n'
import { useCategories } from '../useCategories'

interface EditFieldsProps<E extends ProductEdit> {
  readonly edit: E
  readonly onChange: (edit: E) => void
}
const tagActions = ['add', 'remove', 'set'] as const
const priceModes = ['amount', 'percent'] as const
const PERCENT_MAX = 1000

function CategoryFields({ edit, onChange }: EditFieldsProps<Extract<ProductEdit, { kind: 'category' }>>) {
  const t = useT()
  const options = useCategories().map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      aria-label={t('productBulk.titles.category')}
      value={edit.category ?? 0}
      options={[{ value: 0, label: t('productBulk.noCategory') }, ...options]}
      onChange={(value) => onChange({ ...edit, category: value || null })}
      style={{ width: 240 }}
    />
  )
}

function TagFields({ edit, onChange }: EditFieldsProps<Extract<ProductEdit, { kind: 'tags' }>>) {
  const t = useT()
  return (
    <Flex vertical gap={12} align="start">
      <Segmented
        aria-label={t('productBulk.action')}
        value={edit.action}
        options={tagActions.map((value) => ({ value, label: t(`productBulk.actions.${value}`) }))}
        onChange={(action) => onChange({ ...edit, action })}
      />
      <Select
        mode="tags"
        aria-label={t('productBulk.tagNames')}
        placeholder={t('productBulk.tagNames')}
        open={false}
        suffixIcon={null}
        maxCount={PRODUCT_TAG_LIMITS.tags}
        value={[...edit.tags]}
        onChange={(tags: string[]) =>
          onChange({
            ...edit,
            tags: tags.map((tag) => tag.trim().slice(0, PRODUCT_TAG_LIMITS.characters)).filter(Boolean),
          })
        }
        style={{ width: '100%' }}
      />
    </Flex>
  )
}

/** @param unit minor units of one whole of the currency */
function PriceFields({
  edit,
  onChange,
  unit,
  symbol,
}: EditFieldsProps<Extract<ProductEdit, { kind: 'price' }>> & { unit: number; symbol: string }) {
  const t = useT()
  const [scale, sign] = edit.by === 'amount' ? [unit, symbol] : [100, '%']
  return (
    <Flex vertical gap={12} align="start">
      <Segmented
        aria-label={t('productBulk.by')}
        value={edit.by}
        options={priceModes.map((value) => ({ value, label: t(`productBulk.bys.${value}`) }))}
        onChange={(by) => onChange({ ...edit, by, change: 0 })}
      />
      <NumberInput
        key={edit.by}
        aria-label={t('productBulk.change')}
        value={edit.change / scale}
        min={edit.by === 'percent' ? -100 : -1_000_000_000}
        max={edit.by === 'percent' ? PERCENT_MAX : 1_000_000_000}
        precision={Math.round(Math.log10(scale))}
        suffix={sign}
        onChange={(value) => onChange({ ...edit, change: Math.round((value ?? 0) * scale) })}
        style={{ width: 240 }}
      />
      <Typography.Text type="secondary">{t('productBulk.priceHint')}</Typography.Text>
    </Flex>
  )
}

interface AnyEditProps extends EditFieldsProps<ProductEdit> {
  readonly unit: number
  readonly symbol: string
}

/** The controls of a change; one of state has none, because its button says all. */
export function EditFields({ edit, onChange, unit, symbol }: AnyEditProps) {
  switch (edit.kind) {
    case 'state':
      return null
    case 'category':
      return <CategoryFields edit={edit} onChange={onChange} />
    case 'tags':
      return <TagFields edit={edit} onChange={onChange} />
    case 'price':
      return <PriceFields edit={edit} onChange={onChange} unit={unit} symbol={symbol} />
  }
}
