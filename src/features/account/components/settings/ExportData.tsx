import { DATA_EXPORT_DAYS } from '@storefront/contract/constants'
import type { DataExport } from '@storefront/contract/entities/account/privacy'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { type Translate, useT } from '@/i18n'
import { endTimeText } from '@/lib/time'
import { documents } from '@/platform/documents'
import { privacyApi, privacyKeys } from '@/services/api/privacy'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { copyText } from '@/shared/device/copyText'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import { alert } from '@/ui/overlay/dialogs'
import s from './Settings.module.scss'

/** The interval at which the client asks whether the file is ready. */
const POLL_MS = 2000

const statusText = (t: Translate, { status, expires }: DataExport): string =>
  t(`privacy.status.${status}`, { time: expires ? endTimeText(expires) : '' })

/** A copy of one's data: asked for, made by the server meanwhile, and downloaded. */
export function ExportData() {
  const t = useT()
  const query = useQuery({
    queryKey: privacyKeys.exports(),
    queryFn: ({ signal }) => privacyApi.exports({ signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.results[0]?.status === 'waiting' ? POLL_MS : false),
  })
  const exportSubmit = useSubmit('export_data', (_: object, key: string) => privacyApi.exportData(key))
  const fileSubmit = useSubmit('export_file', (id: number) => privacyApi.exportFile(id))
  const latest = query.data?.results[0]
  const requestExport = async () => {
    if (await exportSubmit.submit({})) await queryClient.invalidateQueries({ queryKey: privacyKeys.exports() })
  }
  const download = async (id: number) => {
    const file = await fileSubmit.submit(id)
    if (!file) return
    const json = JSON.stringify(file.data, null, 2)
    const result = await documents.open(`data:application/json;charset=utf-8,${encodeURIComponent(json)}`, file.name)
    if (result.ok) return
    if (result.reason !== 'unsupported') return showDeviceError(result.reason)
    await alert({ title: t('common.tip'), text: t('privacy.copyFile') })
    await copyText(json)
  }
  return (
    <View className={s.part}>
      <View className={s.name}>{t('privacy.export')}</View>
      <View className={s.quiet}>{t('privacy.exportHint', { n: DATA_EXPORT_DAYS })}</View>
      {query.isError && !query.data ? <Failure onRetry={() => void query.refetch()} /> : null}
      {latest ? (
        <View className={s.state} role="status">
          {statusText(t, latest)}
        </View>
      ) : null}
      {latest?.status === 'done' ? (
        <Button wide busy={fileSubmit.busy} onTap={() => void download(latest.id)}>
          {t('privacy.download')}
        </Button>
      ) : null}
      {query.data && latest?.status !== 'waiting' && latest?.status !== 'done' ? (
        <Button wide kind="secondary" busy={exportSubmit.busy} onTap={() => void requestExport()}>
          {t('privacy.ask')}
        </Button>
      ) : null}
    </View>
  )
}
