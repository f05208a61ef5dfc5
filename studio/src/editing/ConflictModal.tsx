import { Modal, Radio, Table, Typography } from 'antd'
import { useState } from 'react'
import { useT } from '../i18n'
import type { Conflict } from './useSave'

type Side = 'mine' | 'theirs'

interface ConflictModalProps<Item, Draft> {
  readonly conflict: Conflict<Item, Draft>
  readonly labelOf: (field: keyof Draft & string) => string
  /** A field's value as lines of text. */
  readonly textOf: (draft: Draft, field: keyof Draft & string) => string
  /** Default: that the choice is saved. */
  readonly okText?: string
  readonly onSettle: (draft: Draft | null) => void
}

/** Shows what was there, what each side made of it, and lets the user choose for each field. */
export function ConflictModal<Item, Draft extends object>({
  conflict,
  labelOf,
  textOf,
  okText,
  onSettle,
}: ConflictModalProps<Item, Draft>) {
  const t = useT()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const { base, mine, theirs, merged, fields } = conflict
  const settle = () => {
    const choices = fields.map((field) => [field, (sides[field] === 'mine' ? mine : theirs)[field]])
    onSettle({ ...merged, ...Object.fromEntries(choices) })
  }
  type Row = { field: keyof Draft & string }
  const cell =
    (draft: Draft) =>
    (_: unknown, { field }: Row) => <span style={{ whiteSpace: 'pre-line' }}>{textOf(draft, field)}</span>
  return (
    <Modal
      open
      width={900}
      title={t('studio.conflict.title')}
      okText={okText ?? t('studio.conflict.save')}
      onOk={settle}
      onCancel={() => onSettle(null)}
      okButtonProps={{ disabled: fields.some((field) => !sides[field]) }}
    >
      <Typography.Paragraph>{t('studio.conflict.text')}</Typography.Paragraph>
      <Table<Row>
        rowKey="field"
        pagination={false}
        dataSource={fields.map((field) => ({ field }))}
        columns={[
          { title: t('studio.conflict.field'), render: (_, { field }) => labelOf(field) },
          { title: t('studio.conflict.base'), render: cell(base) },
          { title: t('studio.conflict.mine'), render: cell(mine) },
          { title: t('studio.conflict.theirs'), render: cell(theirs) },
          {
            title: t('studio.conflict.choice'),
            render: (_, { field }) => (
              <Radio.Group
                aria-label={labelOf(field)}
                value={sides[field]}
                onChange={({ target }) => setSides({ ...sides, [field]: target.value as Side })}
                options={(['mine', 'theirs'] as const).map((value) => ({
                  value,
                  label: t(`studio.conflict.${value}`),
                }))}
              />
            ),
          },
        ]}
      />
    </Modal>
  )
}
