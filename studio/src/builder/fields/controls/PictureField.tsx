import type { Image } from '@storefront/contract/entities/common'
import type { MediaFile } from '@storefront/contract/entities/studio/media'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Typography, Upload } from 'antd'
import { useContext, useId } from 'react'
import { call } from '../../../calls/call'
import { useT } from '../../../i18n'
import { MediaButton } from '../../../media/MediaButton'
import { addPictures, type PictureRef, PicturesContext, usePicture } from '../../document/pictures'
import type { FieldProps } from '../control-table'
import { FieldFrame } from '../FieldFrame'
import { beginningOf } from '../schema'
import { useField } from '../scope'

/** One picture: uploaded, shown, replaced, cleared. */
export function PictureField({ label, schema, path, isRequired }: FieldProps) {
  const id = useId()
  const t = useT()
  const pictures = useContext(PicturesContext)
  const [value, set] = useField<PictureRef | Image>(path)
  const picture = usePicture(value)
  const upload = useMutation({
    mutationFn: (file: Blob) => call('POST /studio/upload/', { file }),
    onSuccess: ({ id: picture, ...image }) => {
      addPictures(pictures, [{ id: picture, image }])
      set({ $image: picture })
    },
  })
  const pick = ({ id: picture, url, thumb, width, height, focal }: MediaFile) => {
    const image = { full: url, thumb: thumb ?? url, thumb_wx_mp: thumb ?? url, width, height, ...(focal && { focal }) }
    addPictures(pictures, [{ id: picture, image }])
    set({ $image: picture })
  }
  const address = picture?.thumb || picture?.full
  return (
    <FieldFrame id={id} label={label} isGroup>
      <Flex gap={12} align="center">
        {address ? (
          <img src={address} alt={t('builder.field.picture')} className="builder-picture" />
        ) : (
          <Typography.Text type="secondary" className="builder-picture">
            {t('builder.field.noPicture')}
          </Typography.Text>
        )}
        <Flex vertical gap={8} align="start">
          <Upload
            accept="image/jpeg,image/png,image/webp,image/gif"
            showUploadList={false}
            beforeUpload={(file) => {
              upload.mutate(file)
              return false
            }}
          >
            <Button size="small" loading={upload.isPending}>
              {t(address ? 'builder.field.replace' : 'builder.field.upload')}
            </Button>
          </Upload>
          <MediaButton size="small" onPick={([file]) => file && pick(file)} />
          {address && (
            <Button
              size="small"
              type="text"
              onClick={() => set(isRequired ? (beginningOf(schema) as Image) : undefined)}
            >
              {t('builder.field.clear')}
            </Button>
          )}
        </Flex>
      </Flex>
      {upload.isError && <Alert type="error" role="alert" title={upload.error.message} style={{ marginTop: 8 }} />}
    </FieldFrame>
  )
}
