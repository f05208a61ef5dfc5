import type { ExportTask } from '@storefront/contract/entities/forms/submission'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { copyText } from '@/shared/device/copyText'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { useT } from '@/i18n'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import { documents } from '@/platform/documents'
import { useRoute } from '@/router'
import type { Read } from '@/services/client'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { Progress } from '@/ui/feedback/Progress'
import { alert } from '@/ui/overlay/dialogs'
import s from '@/features/ops/components/Ops.module.scss'

/** The interval at which the progress of a file is read. */
const POLL_MS = 1500

const isUnderWay = (task: ExportTask | undefined): boolean => task?.status === 'waiting' || task?.status === 'running'

/** A list that can be exported as a file. */
export interface ListExport {
  /** Names what is exported, for one submit at a time: `form:3`. */
  readonly action: string
  /** Parameters of the list's address that the file is chosen by, too. */
  readonly filters: readonly string[]
  readonly start: (filter: Readonly<Record<string, string>>, key: string) => Promise<ExportTask>
  readonly taskKey: (id: number) => readonly unknown[]
  readonly task: (id: number, options: Read) => Promise<ExportTask>
}

/**
 * Makes a file of what the list shows, and hands it over once it is there. The task stands in the address, so that a
 * reload goes on with it.
 */
export function ExportCard({ action, filters, start: send, taskKey, task: read }: ListExport) {
  const t = useT()
  const { params, setQuery } = useRoute()
  const taskId = Number(params.export) || 0
  const { data: task } = useQuery({
    queryKey: taskKey(taskId),
    queryFn: ({ signal }) => read(taskId, { signal }),
    enabled: taskId > 0,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? POLL_MS : false),
  })
  const { submit, busy } = useSubmit(`ops_export:${action}`, send)
  const start = async () => {
    const newTask = await submit(
      Object.fromEntries(filters.flatMap((name) => (params[name] ? [[name, params[name]] as const] : []))),
    )
    if (newTask) setQuery({ export: newTask.id })
  }
  return (
    <View className={s.page}>
      <View className={s.card}>
        {task && isUnderWay(task) ? (
          <View role="status">
            <View className={s.text}>{t('opsForm.exporting', { n: task.done, total: task.total })}</View>
            <Progress share={task.total > 0 ? task.done / task.total : 0} label={t('opsForm.exportTitle')} />
          </View>
        ) : null}
        {task?.status === 'failed' ? <View className={s.bad}>{t('opsForm.exportFailed')}</View> : null}
        {task?.status === 'done' && task.url ? (
          <Button wide onTap={() => void download(task.url ?? '', task.name)}>
            {t('opsForm.download')}
          </Button>
        ) : null}
        {isUnderWay(task) ? null : (
          <Button kind="ghost" wide busy={busy} onTap={() => void start()}>
            {t('opsForm.export')}
          </Button>
        )}
      </View>
    </View>
  )

  /** A place that can neither download nor show it gets the address. */
  async function download(url: string, name: string): Promise<void> {
    const result = await documents.open(url, name)
    if (result.ok) return
    if (result.reason !== 'unsupported') return showDeviceError(result.reason)
    await alert({ title: t('common.tip'), text: t('opsForm.copyAddress') })
    await copyText(toAbsoluteUrl(url))
  }
}
