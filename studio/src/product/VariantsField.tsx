import type { VariantDraft } from '@storefront/contract/entities/studio/product'
import { hasPermission } from '@storefront/contract/has-permission'
import { studioPermissions } from '@storefront/contract/permissions'
import { Button, Flex, Input, Select, Table } from 'antd'
import { useState } from 'react'
import { AmountInput } from '../editing/AmountInput'
import { NumberInput } from '../editing/NumberInput'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import { VariantPicture } from './VariantPicture'
import { type AttributeOption, combineOptions, optionsOf, variantLabel } from './draft'

const OPTIONS_MAX = 3
const GRAMS_MAX = 1_000_000

interface Props {
  value?: VariantDraft[]
  onChange?: (variants: VariantDraft[]) => void
  /** Small pictures by their ids. */
  thumbs: Readonly<Record<number, string>>
  /** Opens the change of an old variant's stock. */
  onStock: (variant: VariantDraft) => void
}

/** The attributes that buyers choose, and a table of all their combinations with prices, numbers and stock. */
export function VariantsField({ value: variants = [], onChange, onStock, thumbs }: Props) {
  const t = useT()
  const canReadCost = hasPermission(useMe().data?.perms ?? [], studioPermissions.readCost)
  const [newThumbs, setNewThumbs] = useState<Readonly<Record<number, string>>>({})
  const [options, setOptions] = useState<AttributeOption[]>(() => optionsOf(variants))
  const applyOptions = (next: AttributeOption[]) => {
    setOptions(next)
    onChange?.(combineOptions(next, variants))
  }
  const setOption = (index: number, part: Partial<AttributeOption>) =>
    applyOptions(options.map((option, n) => (n === index ? { ...option, ...part } : option)))
  const setVariant = (variant: VariantDraft, part: Partial<VariantDraft>) =>
    onChange?.(variants.map((one) => (one === variant ? { ...one, ...part } : one)))
  const labelFor = (variant: VariantDraft, name: string) => [variantLabel(variant), name].filter(Boolean).join(' ')
  return (
    <Flex vertical gap={12}>
      {options.map((option, index) => (
        // Rows have no name of their own while one is being typed.
        <Flex key={String(index)} gap={8}>
          <Input
            aria-label={t('studio.variants.attribute', { n: index + 1 })}
            placeholder={t('studio.variants.attributeHint')}
            value={option.name}
            maxLength={30}
            onChange={({ target }) => setOption(index, { name: target.value })}
            style={{ width: 160 }}
          />
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',', '，']}
            aria-label={t('studio.variants.values', { n: index + 1 })}
            placeholder={t('studio.variants.valuesHint')}
            value={option.values}
            onChange={(values) => setOption(index, { values })}
            style={{ flex: 1 }}
          />
          <Button onClick={() => applyOptions(options.filter((_, n) => n !== index))}>
            {t('studio.product.remove')}
          </Button>
        </Flex>
      ))}
      <div>
        <Button
          disabled={options.length >= OPTIONS_MAX}
          onClick={() => setOptions([...options, { name: '', values: [] }])}
        >
          {t('studio.variants.add')}
        </Button>
      </div>
      <Table<VariantDraft>
        rowKey={(variant) => variantLabel(variant) || 'only'}
        size="small"
        pagination={false}
        scroll={{ x: 1080 }}
        dataSource={variants}
        columns={[
          {
            title: t('studio.variants.variant'),
            // Stays readable beside so many fields, and in sight while they are scrolled.
            width: 112,
            fixed: 'left',
            render: (_, variant) => variantLabel(variant) || t('studio.variants.only'),
          },
          {
            title: t('studio.products.picture'),
            render: (_, variant) => (
              <VariantPicture
                label={variantLabel(variant) || t('studio.variants.only')}
                thumb={variant.image ? (newThumbs[variant.image] ?? thumbs[variant.image]) : undefined}
                onPick={(file) => {
                  if (file) setNewThumbs((before) => ({ ...before, [file.id]: file.thumb ?? file.url }))
                  setVariant(variant, { image: file?.id ?? null })
                }}
              />
            ),
          },
          {
            title: t('studio.products.price'),
            render: (_, variant) => (
              <AmountInput
                aria-label={labelFor(variant, t('studio.products.price'))}
                value={variant.price}
                onChange={(price) => setVariant(variant, { price })}
              />
            ),
          },
          {
            title: t('studio.variants.promotion'),
            render: (_, variant) => (
              <AmountInput
                aria-label={labelFor(variant, t('studio.variants.promotion'))}
                value={variant.promotion_price}
                onChange={(price) => setVariant(variant, { promotion_price: price || null })}
              />
            ),
          },
          ...(canReadCost
            ? [
                {
                  title: t('studio.variants.cost'),
                  render: (_: unknown, variant: VariantDraft) => (
                    <AmountInput
                      aria-label={labelFor(variant, t('studio.variants.cost'))}
                      value={variant.cost ?? null}
                      onChange={(cost) => setVariant(variant, { cost: cost || null })}
                    />
                  ),
                },
              ]
            : []),
          {
            title: t('studio.variants.sku'),
            render: (_, variant) => (
              <Input
                aria-label={labelFor(variant, t('studio.variants.sku'))}
                maxLength={64}
                value={variant.sku}
                onChange={({ target }) => setVariant(variant, { sku: target.value })}
              />
            ),
          },
          {
            title: t('studio.variants.weight'),
            render: (_, variant) => (
              <NumberInput
                aria-label={labelFor(variant, t('studio.variants.weight'))}
                min={1}
                max={GRAMS_MAX}
                precision={0}
                style={{ width: 90 }}
                value={variant.weight ?? null}
                onChange={(weight) => setVariant(variant, { weight })}
              />
            ),
          },
          {
            title: t('studio.products.stock'),
            render: (_, variant) =>
              variant.id === null ? (
                <NumberInput
                  aria-label={labelFor(variant, t('studio.products.stock'))}
                  min={0}
                  max={1_000_000}
                  precision={0}
                  placeholder={t('studio.products.unlimited')}
                  value={variant.inventory}
                  onChange={(inventory) => setVariant(variant, { inventory })}
                />
              ) : (
                <Flex gap={8} align="center">
                  <span>{variant.inventory ?? t('studio.products.unlimited')}</span>
                  {variant.inventory !== null && (
                    <Button size="small" onClick={() => onStock(variant)}>
                      {t('studio.stock.change')}
                    </Button>
                  )}
                </Flex>
              ),
          },
          {
            title: t('studio.sessions.actions'),
            render: (_, variant) => (
              <Button
                size="small"
                danger
                disabled={variants.length === 1}
                onClick={() => onChange?.(variants.filter((one) => one !== variant))}
              >
                {t('studio.product.remove')}
              </Button>
            ),
          },
        ]}
      />
    </Flex>
  )
}
