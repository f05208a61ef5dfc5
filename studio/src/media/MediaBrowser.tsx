import { MEDIA_LIMITS, mediaKinds } from '@storefront/contract/domain/content/media'
import type { MediaFile } from '@storefront/contract/entities/studio/media'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Button, Empty, Flex, Input, Pagination, Select, Spin, Upload } from 'antd'
import { Failed } from '../app/StateView'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { MediaCard } from './MediaCard'
import { type FilterState, MEDIA_PAGE, mediaQuery, mediaStates } from './media-filters'
import { type MediaUpload, useUploads } from './uploads'
import './media.css'

/** Kinds of files that a field of the browser offers. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/gif,video/mp4'

export const useFolders = () =>
  useQuery({ queryKey: ['media', 'folders'], queryFn: () => call('GET /studio/media/folder/') }).data?.results ?? []

/** Files that are on their way, and those that did not arrive, each with its reason. */
function UploadNotes({ uploads, onClear }: { uploads: readonly MediaUpload[]; onClear: () => void }) {
  const t = useT()
  const failures = uploads.filter(({ state }) => state === 'failed')
  const waitingCount = uploads.filter(({ state }) => state === 'waiting').length
  const doneCount = uploads.filter(({ state }) => state === 'done').length
  if (uploads.length === 0) return null
  return (
    <div role="status" className="media-uploads">
      <span>
        {waitingCount > 0
          ? t('media.uploading', { n: doneCount, total: uploads.length })
          : t('media.uploaded', { n: doneCount })}
      </span>
      {failures.map(({ key, name, reason }) => (
        <Alert key={key} type="error" title={`${name}: ${reason}`} />
      ))}
      {waitingCount === 0 && (
        <Button size="small" onClick={onClear}>
          {t('media.close')}
        </Button>
      )}
    </div>
  )
}

interface BrowserProps {
  readonly state: FilterState
  readonly selection: readonly MediaFile[]
  readonly onToggle: (file: MediaFile) => void
  /** Opens a file; without it a press selects it. */
  readonly onOpen?: (file: MediaFile) => void
  /** Called with the id of each upload. */
  readonly onUpload?: (id: number) => void
}

/** Files of the library by search, folder, kind and use, with a place to drop new ones. */
export function MediaBrowser({ state: { filters, set }, selection, onToggle, onOpen, onUpload }: BrowserProps) {
  const t = useT()
  const folders = useFolders()
  const query = mediaQuery(filters)
  const files = useQuery({
    queryKey: ['media', 'list', query],
    queryFn: () => call('GET /studio/media/', { query }),
    placeholderData: keepPreviousData,
  })
  const { uploads, add, clear } = useUploads(Number(filters.folder) || undefined, ({ id }) => onUpload?.(id))
  if (files.isError) return <Failed error={files.error} onRetry={() => void files.refetch()} />
  const rows = files.data?.results ?? []
  return (
    <Flex vertical gap={16}>
      <Flex gap={12} wrap>
        <Input.Search
          key={filters.search}
          aria-label={t('media.search')}
          placeholder={t('media.search')}
          defaultValue={filters.search}
          allowClear
          onSearch={(text) => set({ search: text.trim() })}
          style={{ width: 240 }}
        />
        <Select
          aria-label={t('media.folder')}
          placeholder={t('media.folder')}
          allowClear={{ label: t('studio.clear') }}
          value={filters.folder}
          onChange={(folder) => set({ folder })}
          options={[
            { value: '0', label: t('media.noFolder') },
            ...folders.map(({ id, name, files: n }) => ({ value: String(id), label: `${name} (${n})` })),
          ]}
          style={{ width: 180 }}
        />
        <Select
          aria-label={t('media.kind')}
          placeholder={t('media.kind')}
          allowClear={{ label: t('studio.clear') }}
          value={filters.kind}
          onChange={(kind) => set({ kind })}
          options={mediaKinds.map((value) => ({ value, label: t(`media.kinds.${value}`) }))}
          style={{ width: 120 }}
        />
        <Select
          aria-label={t('media.use')}
          placeholder={t('media.use')}
          allowClear={{ label: t('studio.clear') }}
          value={filters.state}
          onChange={(value) => set({ state: value })}
          options={mediaStates.map((value) => ({ value, label: t(`media.states.${value}`) }))}
          style={{ width: 160 }}
        />
      </Flex>
      <Upload.Dragger
        accept={ACCEPT}
        multiple
        maxCount={MEDIA_LIMITS.atOnce}
        showUploadList={false}
        beforeUpload={(file) => {
          add(file)
          return false
        }}
      >
        {t('media.drop')}
      </Upload.Dragger>
      <UploadNotes uploads={uploads} onClear={clear} />
      <Spin spinning={files.isFetching}>
        {rows.length === 0 && !files.isFetching ? (
          <Empty description={t('media.empty')} />
        ) : (
          <ul className="media-grid" aria-label={t('media.title')}>
            {rows.map((file) => (
              <MediaCard
                key={file.id}
                file={file}
                isSelected={selection.some(({ id }) => id === file.id)}
                onToggle={() => onToggle(file)}
                onOpen={onOpen && (() => onOpen(file))}
              />
            ))}
          </ul>
        )}
      </Spin>
      <Pagination
        size="small"
        align="end"
        current={filters.page}
        pageSize={MEDIA_PAGE}
        total={files.data?.count ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        showTotal={(n) => t('frame.total', { n })}
        onChange={(page) => set({ page })}
      />
    </Flex>
  )
}
