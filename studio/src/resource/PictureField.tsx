import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Upload } from 'antd'
import { useState } from 'react'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { MediaButton } from '../media/MediaButton'

interface PictureFieldProps {
  readonly id?: string
  readonly thumbs: Readonly<Record<string, string>>
  readonly value: number | null | undefined
  readonly onChange?: (id: number | null) => void
  /** Called with the small picture of an upload. */
  readonly onUpload?: (id: number, thumb: string) => void
}

/** One picture, by its id. */
export function PictureField({ id, thumbs, value, onChange, onUpload }: PictureFieldProps) {
  const t = useT()
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({})
  const show = (picture: number, thumb: string) => {
    setOwn((before) => ({ ...before, [picture]: thumb }))
    onUpload?.(picture, thumb)
    onChange?.(picture)
  }
  const upload = useMutation({
    mutationFn: (file: Blob) => call('POST /studio/upload/', { file }),
    onSuccess: ({ id: picture, thumb }) => show(picture, thumb),
  })
  const source = value === null || value === undefined ? undefined : (own[value] ?? thumbs[value])
  return (
    <Flex vertical gap={8} align="start">
      <Flex gap={12} align="center" wrap>
        {source && <img src={source} alt="" width={72} height={72} style={{ objectFit: 'cover', borderRadius: 6 }} />}
        <Upload
          accept="image/jpeg,image/png,image/webp,image/gif"
          showUploadList={false}
          beforeUpload={(file) => {
            upload.mutate(file)
            return false
          }}
        >
          <Button id={id} loading={upload.isPending}>
            {t(source ? 'resource.replacePicture' : 'studio.product.upload')}
          </Button>
        </Upload>
        <MediaButton onPick={([file]) => file && show(file.id, file.thumb ?? file.url)} />
        {source && <Button onClick={() => onChange?.(null)}>{t('studio.product.remove')}</Button>}
      </Flex>
      {upload.isError && <Alert type="error" role="alert" title={upload.error.message} />}
    </Flex>
  )
}
