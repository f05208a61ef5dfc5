import type { MediaFile } from '@storefront/contract/entities/studio/media'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Upload } from 'antd'
import { useState } from 'react'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { MediaButton } from '../media/MediaButton'

const PICTURES_MAX = 9

interface Picture {
  id: number
  thumb: string
}

/** Pictures of a product in their order, as ids; the first is shown on cards. @param pictures addresses of those that are there */
export function PicturesField({
  value = [],
  onChange,
  pictures,
}: {
  value?: number[]
  onChange?: (ids: number[]) => void
  pictures: readonly Picture[]
}) {
  const t = useT()
  const [uploads, setUploads] = useState<Picture[]>([])
  const upload = useMutation({
    mutationFn: (file: Blob) => call('POST /studio/upload/', { file }),
    onSuccess: ({ id, thumb }) => {
      setUploads((before) => [...before, { id, thumb }])
      onChange?.([...value, id])
    },
  })
  const thumbOf = (id: number) => [...pictures, ...uploads].find((picture) => picture.id === id)?.thumb
  const addFiles = (files: readonly MediaFile[]) => {
    const fresh = files.filter(({ id }) => !value.includes(id))
    setUploads((before) => [...before, ...fresh.map(({ id, thumb, url }) => ({ id, thumb: thumb ?? url }))])
    onChange?.([...value, ...fresh.map(({ id }) => id)])
  }
  const moveFirst = (id: number) => onChange?.([id, ...value.filter((one) => one !== id)])
  return (
    <Flex vertical gap={8}>
      <Flex gap={12} wrap>
        {value.map((id, index) => (
          <Flex key={id} vertical gap={4} align="center">
            <img
              src={thumbOf(id)}
              alt={t('studio.product.pictureOf', { n: index + 1 })}
              width={96}
              height={96}
              style={{ objectFit: 'cover', borderRadius: 6 }}
            />
            <Button size="small" disabled={index === 0} onClick={() => moveFirst(id)}>
              {t('studio.product.first')}
            </Button>
            <Button size="small" danger onClick={() => onChange?.(value.filter((one) => one !== id))}>
              {t('studio.product.remove')}
            </Button>
          </Flex>
        ))}
      </Flex>
      <Flex gap={8} wrap>
        <Upload
          accept="image/jpeg,image/png,image/webp,image/gif"
          showUploadList={false}
          beforeUpload={(file) => {
            upload.mutate(file)
            return false
          }}
        >
          <Button loading={upload.isPending} disabled={value.length >= PICTURES_MAX}>
            {t('studio.product.upload')}
          </Button>
        </Upload>
        <MediaButton
          max={Math.max(1, PICTURES_MAX - value.length)}
          disabled={value.length >= PICTURES_MAX}
          onPick={addFiles}
        />
      </Flex>
      {upload.isError && <Alert type="error" role="alert" title={upload.error.message} />}
    </Flex>
  )
}
