import type { DoorScan } from '@storefront/contract/entities/door/door'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDoorTime } from '@/features/door/door-time'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { doorApi, doorKeys } from '@/services/api/door'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { confirmWith } from '@/ui/overlay/dialogs'
import s from './Door.module.scss'

const RECENT = { limit: 30 }

/** Undoes a scan with a reason; null for one who may not. */
export function useUndo(event: number): ((scan: DoorScan) => Promise<void>) | null {
  const t = useT()
  const isSupervisor = useSession(({ user }) => user !== null && hasPermission(user.perms, permissions.superviseDoor))
  const { submit } = useSubmit('door_undo', ({ scan, reason }: { scan: number; reason: string }, key: string) =>
    doorApi.undo(event, scan, reason, key),
  )
  if (!isSupervisor) return null
  return async ({ id }) => {
    const values = await confirmWith({
      text: t('door.undoAsk'),
      danger: true,
      fields: [{ name: 'reason', label: t('door.reason'), required: true, maxLength: 200 }],
    })
    if (!values || !(await submit({ scan: id, reason: values.reason ?? '' }))) return
    feedback.toast(t('door.undoDone'), { at: 'center' })
    void queryClient.invalidateQueries({ queryKey: ['door', event] })
  }
}

/** One scan: when, where, by whom, what of, and how it ended. */
export function ScanRow({
  scan,
  onUndo,
  title,
}: {
  readonly scan: DoorScan
  readonly onUndo: ((scan: DoorScan) => Promise<void>) | null
  readonly title?: string
}) {
  const t = useT()
  const timeText = useDoorTime()
  const { at, gate, device, by, direction, count, result, reason, is_offline, ticket, undone, override_reason } = scan
  const words = [
    t(direction === 'exit' && result === 'ok' ? 'door.goodExit' : `door.result.${result}`),
    reason ? t(`door.reasons.${reason}`) : '',
    is_offline ? t('door.offlineMark') : '',
  ]
  return (
    <View className={s.panel}>
      {title ? <View className={s.quiet}>{title}</View> : null}
      <View className={s.title}>{words.filter(Boolean).join(' · ')}</View>
      <View className={s.text}>
        {[ticket?.type_name, ticket?.code, count > 1 ? `× ${count}` : ''].filter(Boolean).join(' · ')}
      </View>
      <View className={s.quiet}>{[timeText(at), gate, device, by].filter(Boolean).join(' · ')}</View>
      {override_reason ? <View className={s.text}>{`${t('door.override')}: ${override_reason}`}</View> : null}
      {undone ? <View className={s.warn}>{t('door.undone', { reason: undone.reason })}</View> : null}
      {onUndo && result === 'ok' && !undone ? (
        <Button size="s" kind="ghost" onTap={() => void onUndo(scan)}>
          {t('door.undo')}
        </Button>
      ) : null}
    </View>
  )
}

/** The last scans of an event. */
export function ScanRows({ event }: { readonly event: number }) {
  const t = useT()
  const undo = useUndo(event)
  const query = useQuery({
    queryKey: doorKeys.scans(event, RECENT),
    queryFn: ({ signal }) => doorApi.scans(event, RECENT, { signal }),
    staleTime: 0,
  })
  const state = useScreenState(query)
  if (state.kind === 'failed') return <Failure {...state} />
  if (!query.data) return <SkeletonRows />
  if (query.data.results.length === 0)
    return <Empty icon="scan" text={t('door.noScans')} hint={t('door.noScansHint')} />
  return (
    <View className={s.list}>
      {query.data.results.map((scan) => (
        <ScanRow key={scan.id} scan={scan} onUndo={undo} />
      ))}
    </View>
  )
}

/** Admissions against the rules, each with the one that it contradicts. */
export function ConflictRows({ event }: { readonly event: number }) {
  const t = useT()
  const undo = useUndo(event)
  const query = useQuery({
    queryKey: doorKeys.conflicts(event),
    queryFn: ({ signal }) => doorApi.conflicts(event, { signal }),
    staleTime: 0,
  })
  const state = useScreenState(query)
  if (state.kind === 'failed') return <Failure {...state} />
  if (!query.data) return <SkeletonRows />
  if (query.data.results.length === 0) return <Empty icon="check" text={t('door.noConflicts')} />
  return (
    <View className={s.list}>
      {query.data.results.map(({ scan, other }) => (
        <View key={scan.id} className={s.card}>
          <ScanRow scan={scan} onUndo={undo} />
          {other ? <ScanRow scan={other} onUndo={undo} title={t('door.conflictOther')} /> : null}
        </View>
      ))}
    </View>
  )
}
