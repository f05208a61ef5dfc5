import type { PartKind } from '@storefront/contract/domain/spreadsheet/sheet'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Flex, Progress, Typography } from 'antd'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'

type SheetExport = Reply<'GET /studio/spreadsheet/{kind}/parts/'>['results'][number]

/** The interval at which an export under way is read. */
const POLL_MS = 2000
const PERCENT = 100
export const partsKey = (kind: PartKind) => ['spreadsheet', 'parts', kind]

/** Starts an export of all products, or of their stock, in files. */
export const startParts = (kind: PartKind) =>
  submitOnce(`${kind}-parts`, {}, (key) => call('POST /studio/spreadsheet/{kind}/parts/', { params: { kind }, key }))

interface OneExportProps {
  readonly kind: PartKind
  readonly task: SheetExport
}

/** One export: how far it is, its files, and a way on when it has failed. */
function OneExport({ kind, task: { id, status, total, done, created, parts } }: OneExportProps) {
  const t = useT()
  const { moment } = useSiteFormat()
  const client = useQueryClient()
  const resume = useMutation({
    mutationFn: () =>
      submitOnce(`${kind}-parts-${id}`, { done }, (key) =>
        call('POST /studio/spreadsheet/{kind}/parts/{id}/resume/', { params: { kind, id }, key }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: partsKey(kind) }),
  })
  return (
    <Flex vertical gap={8} align="start">
      <Typography.Text strong>{t('sheets.partsOf', { time: moment(created) })}</Typography.Text>
      {status !== 'done' && (
        <Progress
          aria-label={t('sheets.partsProgress', { n: done, total })}
          percent={total === 0 ? 0 : Math.floor((done / total) * PERCENT)}
          status={status === 'failed' ? 'exception' : 'active'}
          style={{ maxWidth: 360 }}
        />
      )}
      <Typography.Text type="secondary" role="status">
        {t(status === 'failed' ? 'sheets.partsFailed' : 'sheets.partsProgress', { n: done, total })}
      </Typography.Text>
      {status === 'failed' && (
        <Button loading={resume.isPending} onClick={() => resume.isPending || resume.mutate()}>
          {t('sheets.partsResume')}
        </Button>
      )}
      {resume.isError && <Alert type="error" showIcon role="alert" title={resume.error.message} />}
      <Flex gap={8} wrap>
        {parts.map(({ url, name, rows }) => (
          <Button key={name} href={url} download={name}>
            {t('sheets.partFile', { name, n: rows })}
          </Button>
        ))}
      </Flex>
    </Flex>
  )
}

/** One's own exports in files, of the last day; nothing where there are none. */
export function ExportParts({ kind }: { readonly kind: PartKind }) {
  const { data } = useQuery({
    queryKey: partsKey(kind),
    queryFn: () => call('GET /studio/spreadsheet/{kind}/parts/', { params: { kind } }),
    refetchInterval: ({ state }) => (state.data?.results.some(({ status }) => status === 'running') ? POLL_MS : false),
  })
  return data?.results.map((task) => <OneExport key={task.id} kind={kind} task={task} />)
}
