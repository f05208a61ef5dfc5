import { MEDIA_LIMITS, objectPosition } from '@storefront/contract/domain/content/media'
import type { MediaDetail, MediaDraft } from '@storefront/contract/entities/studio/media'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Descriptions, Drawer, Flex, Form, Input, Popconfirm, Select, Slider, Upload } from 'antd'
import type { MouseEvent } from 'react'
import { Failed, Loading } from '../app/StateView'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { fileSize } from './file-size'
import { useFolders } from './MediaBrowser'
import { UseList } from './UseList'

type Focal = { readonly x: number; readonly y: number }
const MIDDLE: Focal = { x: 50, y: 50 }
const PERCENT = 100

interface FocalProps {
  readonly url: string
  readonly value?: Focal | null
  readonly onChange?: (focal: Focal | null) => void
}

/** Sets the point that stays in sight in every crop: by a press on the picture, or by two sliders. */
function FocalField({ url, value, onChange }: FocalProps) {
  const t = useT()
  const { x, y } = value ?? MIDDLE
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A press by the keyboard has no place.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const at = (offset: number, length: number) => Math.round((offset / length) * PERCENT)
    onChange?.({ x: at(clientX - left, width), y: at(clientY - top, height) })
  }
  const position = objectPosition({ x, y })
  return (
    <Flex vertical gap={8}>
      <button type="button" className="media-focal" aria-label={t('media.focalPress')} onClick={press}>
        <img src={url} alt="" />
        <span className="media-point" style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <Slider
        value={x}
        onChange={(next) => onChange?.({ x: next, y })}
        ariaLabelForHandle={t('media.focalX')}
        tooltip={{ formatter: (n) => `${n}%` }}
      />
      <Slider
        value={y}
        onChange={(next) => onChange?.({ x, y: next })}
        ariaLabelForHandle={t('media.focalY')}
        tooltip={{ formatter: (n) => `${n}%` }}
      />
      <div className="media-crops" aria-hidden="true">
        <img src={url} alt="" width={72} height={72} style={{ objectPosition: position }} />
        <img src={url} alt="" width={128} height={72} style={{ objectPosition: position }} />
        <img src={url} alt="" width={54} height={72} style={{ objectPosition: position }} />
      </div>
      <Button size="small" onClick={() => onChange?.(null)} disabled={!value}>
        {t('media.focalMiddle')}
      </Button>
    </Flex>
  )
}

/** Puts another picture in the place of a file, everywhere. */
function ReplaceButton({ file, onDone }: { file: MediaDetail; onDone: () => void }) {
  const t = useT()
  const { message } = App.useApp()
  const replace = useMutation({
    mutationFn: (picture: Blob) => call('POST /studio/media/{id}/replace/', { params: { id: file.id }, file: picture }),
    onSuccess: () => {
      void message.success(t('media.replaced'))
      onDone()
    },
    onError: (error) => void message.error(error.message),
  })
  return (
    <Upload
      accept="image/jpeg,image/png,image/webp,image/gif"
      showUploadList={false}
      beforeUpload={(picture) => {
        replace.mutate(picture)
        return false
      }}
    >
      <Button loading={replace.isPending}>{t('media.replace')}</Button>
    </Upload>
  )
}

/** Deletes a file that nothing shows, or brings a deleted one back. */
function RemoveButton({ file, onDone }: { file: MediaDetail; onDone: (isClosed: boolean) => void }) {
  const t = useT()
  const { message } = App.useApp()
  const { id } = file
  const run = async (work: () => Promise<unknown>, text: 'media.deleted' | 'media.restored') => {
    try {
      await work()
      void message.success(t(text))
      onDone(text === 'media.deleted')
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  const restore = () =>
    submitOnce(`media-restore-${id}`, {}, (key) => call('POST /studio/media/{id}/restore/', { params: { id }, key }))
  if (file.deleted !== null)
    return <Button onClick={() => void run(restore, 'media.restored')}>{t('media.restore')}</Button>
  return (
    <Popconfirm
      title={t('media.deleteAsk')}
      okText={t('media.delete')}
      disabled={file.uses.length > 0}
      onConfirm={() => run(() => call('DELETE /studio/media/{id}/', { params: { id } }), 'media.deleted')}
    >
      <Button danger disabled={file.uses.length > 0} title={file.uses.length > 0 ? t('media.inUse') : undefined}>
        {t('media.delete')}
      </Button>
    </Popconfirm>
  )
}

function FileForm({ file, onClose }: { file: MediaDetail; onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const zone = useMe().data?.site.time_zone
  const folders = useFolders()
  const [form] = Form.useForm<MediaDraft>()
  const refresh = () => void client.invalidateQueries({ queryKey: ['media'] })
  const save = useMutation({
    mutationFn: (body: MediaDraft) =>
      submitOnce(`media-${file.id}`, body, (key) =>
        call('PUT /studio/media/{id}/', { params: { id: file.id }, body, key }),
      ),
    onSuccess: () => {
      void message.success(t('media.saved'))
      refresh()
    },
  })
  const { id, name, alt, focal, folder, kind, url, width, height, bytes, author, created } = file
  const toBody = (fields: MediaDraft): MediaDraft => ({
    name: fields.name,
    alt: fields.alt,
    focal: fields.focal ?? null,
    folder: fields.folder ?? null,
  })
  return (
    <Form
      key={`${id} ${url}`}
      form={form}
      layout="vertical"
      initialValues={{ name, alt, focal, folder }}
      onFinish={(fields) => save.isPending || save.mutate(toBody(fields))}
    >
      {kind === 'picture' ? (
        <Form.Item name="focal" label={t('media.focal')} extra={t('media.focalHint')}>
          <FocalField url={url} />
        </Form.Item>
      ) : (
        <video src={url} controls style={{ width: '100%', marginBottom: 16 }}>
          <track kind="captions" />
        </video>
      )}
      <Form.Item
        name="name"
        label={t('media.name')}
        rules={[{ required: true, whitespace: true, message: t('media.nameRequired') }]}
      >
        <Input maxLength={MEDIA_LIMITS.name} />
      </Form.Item>
      <Form.Item name="alt" label={t('media.alt')} extra={t('media.altHint')}>
        <Input maxLength={MEDIA_LIMITS.alt} />
      </Form.Item>
      <Form.Item name="folder" label={t('media.folder')}>
        <Select
          allowClear={{ label: t('studio.clear') }}
          placeholder={t('media.noFolder')}
          options={folders.map((one) => ({ value: one.id, label: one.name }))}
        />
      </Form.Item>
      {save.isError && <Alert type="error" role="alert" title={save.error.message} style={{ marginBottom: 16 }} />}
      <Flex gap={8} wrap style={{ marginBottom: 16 }}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('media.save')}
        </Button>
        {kind === 'picture' && <ReplaceButton file={file} onDone={refresh} />}
        <RemoveButton
          file={file}
          onDone={(isClosed) => {
            refresh()
            if (isClosed) onClose()
          }}
        />
      </Flex>
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'size', label: t('media.size'), children: bytes === null ? '–' : fileSize(bytes) },
          { key: 'pixels', label: t('media.pixels'), children: width > 0 ? `${width} × ${height}` : '–' },
          { key: 'author', label: t('media.author'), children: author || t('media.siteAuthor') },
          { key: 'created', label: t('media.created'), children: formatMoment(created, zone) },
        ]}
      />
      <UseList uses={file.uses} />
    </Form>
  )
}

/** A file of the library: its picture with the focal point, its texts, where it is used, and what can be done with it. */
export function MediaDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const file = useQuery({
    queryKey: ['media', 'file', id],
    queryFn: () => call('GET /studio/media/{id}/', { params: { id } }),
  })
  return (
    <Drawer open size={440} title={file.data?.name ?? t('media.title')} onClose={onClose}>
      {file.isError && <Failed error={file.error} onRetry={() => void file.refetch()} />}
      {file.isPending && <Loading />}
      {file.data && <FileForm key={file.data.url} file={file.data} onClose={onClose} />}
    </Drawer>
  )
}
