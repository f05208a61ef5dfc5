import type { ExportTask } from '@storefront/contract/entities/forms/submission'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { copyText } from '@/shared/device/copyText'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { useT } from '@/i18n'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import { documents } from '@/platform/documents'
import { useRoute } from '@/router'
import { type ExportFilter, opsFormKeys, opsFormsApi } from '@/services/api/ops-forms'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { Progress } from '@/ui/feedback/Progress'
import { alert } from '@/ui/overlay/dialogs'
import s from '@/features/ops/components/Ops.module.scss'

/** How often it is asked how far a file is. */
const POLL_MS = 1500

const isUnderWay = (task: ExportTask | undefined): boolean => task?.status === 'waiting' || task?.status === 'running'

/**
 * Makes a file of the submissions that the list shows, and hands it over once it is there. The task stands in the
 * address, so that a reload goes on with it.
 */
export function ExportCard({ formId }: { readonly formId: number }) {
  const t = useT()
  const { params, setQuery } = useRoute()
  const taskId = Number(params.export) || 0
  const { data: task } = useQuery({
    queryKey: opsFormKeys.exportTask(taskId),
    queryFn: ({ signal }) => opsFormsApi.exportTask(taskId, { signal }),
    enabled: taskId > 0,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? POLL_MS : false),
  })
  const { submit, busy } = useSubmit(`ops_export:${formId}`, (filter: ExportFilter, key: string) => opsFormsApi.exportSubmissions(formId, filter, key))
  const start = async () => {
    const { search, from, to, field, value } = params
    const newTask = await submit({ ...(search && { search }), ...(from && { from }), ...(to && { to }), ...(field && { field }), ...(value && { value }) })
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
