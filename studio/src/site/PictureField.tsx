import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Upload } from 'antd'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { MediaButton } from '../media/MediaButton'

interface Props {
  readonly id?: string
  readonly label: string
  /** Address of the picture; '' for none. */
  readonly value: string
  readonly onChange?: (address: string) => void
}

/** One picture by its address, which an upload gives. */
export function PictureField({ id, label, value, onChange }: Props) {
  const t = useT()
  const upload = useMutation({
    mutationFn: (file: Blob) => call('POST /studio/upload/', { file }),
    onSuccess: ({ full }) => onChange?.(full),
  })
  return (
    <Flex vertical gap={8} align="start">
      {value && (
        <img
          src={value}
          alt={label}
          height={72}
          style={{ maxWidth: 240, objectFit: 'contain', borderRadius: 6, border: '1px solid var(--line)' }}
        />
      )}
      <Flex gap={8} wrap>
        <Upload
          id={id}
          accept="image/jpeg,image/png,image/webp,image/gif"
          showUploadList={false}
          beforeUpload={(file) => {
            upload.mutate(file)
            return false
          }}
        >
          <Button loading={upload.isPending}>{t(value ? 'siteSettings.replace' : 'siteSettings.upload')}</Button>
        </Upload>
        <MediaButton onPick={([file]) => file && onChange?.(file.url)} />
        {value && <Button onClick={() => onChange?.('')}>{t('siteSettings.clear')}</Button>}
      </Flex>
      {upload.isError && <Alert type="error" role="alert" title={upload.error.message} />}
    </Flex>
  )
}
