import type { MediaFile } from '@storefront/contract/entities/studio/media'
import { Button, Flex } from 'antd'
import { Icon } from '../app/Icon'
import { useT } from '../i18n'
import { MediaButton } from '../media/MediaButton'

interface VariantPictureProps {
  /** The variant in words. */
  readonly label: string
  /** Small picture of the one that it has. */
  readonly thumb: string | undefined
  readonly onPick: (file: MediaFile | null) => void
}

/** The picture of a variant in its row. */
export function VariantPicture({ label, thumb, onPick }: VariantPictureProps) {
  const t = useT()
  return (
    <Flex gap={8} align="center">
      {thumb && (
        <>
          <img
            src={thumb}
            alt={t('studio.variants.pictureOf', { name: label })}
            width={40}
            height={40}
            style={{ objectFit: 'cover', borderRadius: 6 }}
          />
          <Button
            size="small"
            type="text"
            icon={<Icon name="trash" />}
            aria-label={t('studio.variants.removePicture', { name: label })}
            onClick={() => onPick(null)}
          />
        </>
      )}
      {!thumb && <MediaButton size="small" onPick={([file]) => onPick(file ?? null)} />}
    </Flex>
  )
}
