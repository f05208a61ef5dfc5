import type { StudioProductDetail } from '@storefront/contract/entities/studio/product'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useT } from '../i18n'
import { MediaButton } from '../media/MediaButton'

type Film = NonNullable<StudioProductDetail['film']>

interface VideoFieldProps {
  readonly id?: string
  readonly value?: number | null
  readonly onChange?: (id: number | null) => void
  /** The film that is there. */
  readonly film: Film | null
}

/** The film of a product, by its id; films are uploaded in the media library. */
export function VideoField({ id, value = null, onChange, film }: VideoFieldProps) {
  const t = useT()
  const [choice, setChoice] = useState<Film | null>(null)
  const present = [choice, film].find((one) => one?.id === value)
  return (
    <Flex vertical gap={8} align="start">
      {present && (
        <video
          key={present.id}
          src={present.url}
          controls
          preload="metadata"
          aria-label={present.name}
          style={{ width: 240, maxWidth: '100%', maxHeight: 240, borderRadius: 6, background: '#000' }}
        >
          <track kind="captions" />
        </video>
      )}
      <Flex gap={8} wrap>
        <MediaButton
          id={id}
          kind="video"
          onPick={([file]) => {
            if (!file) return
            setChoice({ id: file.id, url: file.url, name: file.name })
            onChange?.(file.id)
          }}
        />
        {value !== null && (
          <Button danger onClick={() => onChange?.(null)}>
            {t('studio.product.remove')}
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
