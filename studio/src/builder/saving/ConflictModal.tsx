import { Modal, Radio, Table, Typography } from 'antd'
import { useState } from 'react'
import { useT } from '../../i18n'
import { moduleName } from '../actions/module-actions'
import type { MergeConflict } from '../document/merge'
import type { ModuleDocument } from '../document/types'
import type { DraftConflict } from './save-state'

type Part = MergeConflict['part']
type Side = 'mine' | 'theirs'

/** The texts of a config, which tell a person more than its JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A few words of what a side made of something. */
function summaryOf(value: ModuleDocument | DraftConflict['theirs']['document']['settings'] | string): string {
  if (typeof value === 'string') return value
  const texts = 'config' in value ? textsIn([value.name, value.config]) : textsIn(value)
  return [...new Set(texts)].join(' · ').slice(0, 160)
}

/** Lets the user choose a side for everything that both changed. */
export function ConflictModal({
  conflict,
  onSettle,
}: {
  conflict: DraftConflict
  onSettle: (theirParts: ReadonlySet<Part>) => void
}) {
  const t = useT()
  const [sides, setSides] = useState<ReadonlyMap<Part, Side>>(new Map())
  const { conflicts } = conflict.merge
  const nameOf = ({ part, mine, theirs }: MergeConflict): string => {
    if (part === 'title') return t('builder.pageTitle')
    if (part === 'settings') return t('builder.conflict.settings')
    const module = (mine ?? theirs) as ModuleDocument
    return moduleName(module)
  }
  const cell = (value: MergeConflict['mine']) => (value === null ? t('builder.conflict.deleted') : summaryOf(value))
  const settle = () => onSettle(new Set([...sides].flatMap(([part, side]) => (side === 'theirs' ? [part] : []))))
  return (
    <Modal
      open
      width={900}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      title={t('builder.conflict.title')}
      okText={t('builder.conflict.save')}
      okButtonProps={{ disabled: sides.size < conflicts.length }}
      cancelButtonProps={{ style: { display: 'none' } }}
      onOk={settle}
    >
      <Typography.Paragraph>{t('builder.conflict.text')}</Typography.Paragraph>
      <Table<MergeConflict>
        rowKey="part"
        pagination={false}
        dataSource={[...conflicts]}
        columns={[
          { title: t('builder.conflict.part'), render: (_, row) => nameOf(row) },
          { title: t('builder.conflict.mine'), render: (_, { mine }) => cell(mine) },
          { title: t('builder.conflict.theirs'), render: (_, { theirs }) => cell(theirs) },
          {
            title: t('builder.conflict.choice'),
            render: (_, row) => (
              <Radio.Group
                aria-label={nameOf(row)}
                value={sides.get(row.part)}
                onChange={({ target }) => setSides(new Map([...sides, [row.part, target.value as Side]]))}
                options={(['mine', 'theirs'] as const).map((value) => ({
                  value,
                  label: t(`builder.conflict.${value}`),
                }))}
              />
            ),
          },
        ]}
      />
    </Modal>
  )
}
