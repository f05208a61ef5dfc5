import { keysOf } from '@storefront/contract/domain/keys-of'
import { Modal, Typography } from 'antd'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { ConflictModal } from './ConflictModal'
import type { LocalDraftState } from './useLocalDraft'

interface LocalDraftModalProps<Draft extends object> {
  readonly local: LocalDraftState<Draft>
  readonly labelOf: (field: keyof Draft & string) => string
  /** A field's value as lines of text. */
  readonly textOf: (draft: Draft, field: keyof Draft & string) => string
}

const differs = <Draft extends object>(one: Draft, other: Draft, field: keyof Draft) =>
  JSON.stringify(one[field]) !== JSON.stringify(other[field])

/** Offers what was edited on this device and never came to the server, with the fields that were changed. */
export function LocalDraftModal<Draft extends object>({ local, labelOf, textOf }: LocalDraftModalProps<Draft>) {
  const t = useT()
  const zone = useMe().data?.site.time_zone
  const { offer, conflict } = local
  if (conflict)
    return (
      <ConflictModal
        conflict={conflict}
        labelOf={labelOf}
        textOf={textOf}
        okText={t('studio.localDraft.take')}
        onSettle={local.settleConflict}
      />
    )
  if (!offer) return null
  const { base, draft, at } = offer
  const changedFields = base ? keysOf(draft).filter((field) => differs(base, draft, field)) : []
  return (
    <Modal
      open
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      title={t('studio.localDraft.title')}
      okText={t('studio.localDraft.restore')}
      cancelText={t('studio.localDraft.discard')}
      onOk={local.acceptOffer}
      onCancel={local.discardOffer}
    >
      <Typography.Paragraph>{t('studio.localDraft.text', { at: formatMoment(at, zone) })}</Typography.Paragraph>
      {changedFields.length > 0 && (
        <ul>
          {changedFields.map((field) => (
            <li key={field}>{labelOf(field)}</li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
