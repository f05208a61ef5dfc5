import type { Annotation, Image } from '@storefront/contract/entities/common'
import { Button, Modal, Typography } from 'antd'
import { useState } from 'react'
import { Icon } from '../../../app/Icon'
import { useT } from '../../../i18n'
import { AreaCanvas } from '../../areas/AreaCanvas'
import { type PictureRef, usePicture } from '../../document/pictures'
import type { FieldProps } from '../control-table'
import { useField } from '../scope'
import { ItemList } from './items'

/** Tags and areas over the picture beside them: drawn on it, and as a list with a number for each edge. */
export function AreasField(props: FieldProps) {
  const { path } = props
  const t = useT()
  const [open, setOpen] = useState(-1)
  const [annotations = [], set] = useField<Annotation[]>(path)
  const [image] = useField<PictureRef | Image>([...path.slice(0, -1), 'image'])
  const picture = usePicture(image)
  const [isLarge, setLarge] = useState(false)
  const canvas = picture && (
    <>
      <AreaCanvas address={picture.full} annotations={annotations} selected={open} onSelect={setOpen} onChange={set} />
      <Typography.Paragraph type="secondary" className="builder-hint">
        {t('builder.areas.hint')}
        <br />
        <span id="builder-areas-keys">{t('builder.areas.keys')}</span>
      </Typography.Paragraph>
    </>
  )
  return (
    <>
      {isLarge ||
        (canvas ?? <Typography.Paragraph type="secondary">{t('builder.areas.picture')}</Typography.Paragraph>)}
      {canvas && (
        <Button block icon={<Icon name="expand" />} onClick={() => setLarge(true)} style={{ marginBottom: 12 }}>
          {t('builder.areas.enlarge')}
        </Button>
      )}
      <Modal
        open={isLarge}
        title={t('builder.areas.enlargeTitle')}
        width="min(1080px, 94vw)"
        footer={null}
        destroyOnHidden
        onCancel={() => setLarge(false)}
        className="builder-areas-large"
      >
        {canvas}
      </Modal>
      <ItemList {...props} open={open} onOpen={setOpen} />
    </>
  )
}
