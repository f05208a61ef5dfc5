import type { ProductDraft } from '@storefront/contract/entities/studio/product'
import { Modal, Radio, Table, Typography } from 'antd'
import { useState } from 'react'
import { useT } from '../i18n'
import { type DraftField, variantLabel } from './draft'
import type { Conflict } from './useSaveProduct'

/** A field's value as a line of text. */
function textOf(draft: ProductDraft, field: DraftField): string {
  if (field === 'variants') return draft.variants.map((variant) => `${variantLabel(variant)} ${variant.price} ${variant.sku}`.trim()).join('\n')
  const value = draft[field]
  return Array.isArray(value) ? value.join(', ') : String(value ?? '-')
}

type Side = 'mine' | 'theirs'

/** Shows what was there, what each side made of it, and lets the user choose for each field. */
export function ConflictModal({ conflict, onSettle }: { conflict: Conflict; onSettle: (draft: ProductDraft | null) => void }) {
  const t = useT()
  const [sides, setSides] = useState<Partial<Record<DraftField, Side>>>({})
  const { base, mine, theirs, merged, fields } = conflict
  const settle = () => {
    const choices = fields.map((field) => [field, (sides[field] === 'mine' ? mine : theirs)[field]])
    onSettle({ ...merged, ...Object.fromEntries(choices) })
  }
  const cell =
    (draft: ProductDraft) =>
    (_: unknown, { field }: { field: DraftField }) => <span style={{ whiteSpace: 'pre-line' }}>{textOf(draft, field)}</span>
  return (
    <Modal
      open
      width={900}
      title={t('studio.conflict.title')}
      okText={t('studio.conflict.save')}
      onOk={settle}
      onCancel={() => onSettle(null)}
      okButtonProps={{ disabled: fields.some((field) => !sides[field]) }}
    >
      <Typography.Paragraph>{t('studio.conflict.text')}</Typography.Paragraph>
      <Table
        rowKey="field"
        pagination={false}
        dataSource={fields.map((field) => ({ field }))}
        columns={[
          { title: t('studio.conflict.field'), render: (_, { field }) => t(`studio.product.${field}`) },
          { title: t('studio.conflict.base'), render: cell(base) },
          { title: t('studio.conflict.mine'), render: cell(mine) },
          { title: t('studio.conflict.theirs'), render: cell(theirs) },
          {
            title: t('studio.conflict.choice'),
            render: (_, { field }) => (
              <Radio.Group
                aria-label={t(`studio.product.${field}`)}
                value={sides[field]}
                onChange={({ target }) => setSides({ ...sides, [field]: target.value as Side })}
                options={(['mine', 'theirs'] as const).map((value) => ({ value, label: t(`studio.conflict.${value}`) }))}
              />
            ),
          },
        ]}
      />
    </Modal>
  )
}
