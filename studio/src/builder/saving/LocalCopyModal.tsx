import { Modal } from 'antd'
import { formatMoment } from '../../i18n/format'
import { useT } from '../../i18n'
import { useMe } from '../../session/useMe'
import type { LocalCopy } from './local-copy'

/** Offers what was edited on this device and never came to the server. */
export function LocalCopyModal({ copy, onChoose }: { copy: LocalCopy; onChoose: (isRestored: boolean) => void }) {
  const t = useT()
  const zone = useMe().data?.site.time_zone
  return (
    <Modal
      open
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      title={t('builder.local.title')}
      okText={t('builder.local.restore')}
      cancelText={t('builder.local.discard')}
      onOk={() => onChoose(true)}
      onCancel={() => onChoose(false)}
    >
      {t('builder.local.text', { at: formatMoment(copy.at, zone) })}
    </Modal>
  )
}
