import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { DoorEngine } from '@/features/door/offline/engine'
import type { DoorState } from '@/features/door/offline/types'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { feedback } from '@/platform/feedback'
import { Button } from '@/ui/controls/Button'
import s from './Door.module.scss'

const MINUTE = 60_000

/**
 * Whether this device could go on without a network, how old its list is, and what waits on it. Nothing is switched
 * here.
 */
export function DoorStatus({
  engine,
  state: { isOnline, queue, missing, list, isFull, isReady },
}: {
  readonly engine: DoorEngine
  readonly state: DoorState
}) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    const isDone = await engine.refresh().catch(() => false)
    setBusy(false)
    feedback.toast(t(isDone ? 'door.refreshDone' : 'door.refreshFailed'), { at: 'center' })
  }
  const facts = [
    t(isOnline ? 'door.online' : 'door.offline'),
    t(isReady ? 'door.ready' : 'door.notReady'),
    list ? t('door.age', { n: Math.max(0, Math.floor((Date.now() - list.at) / MINUTE)) }) : t('door.noList'),
    ...(queue > 0 ? [t('door.queue', { n: queue })] : []),
  ]
  return (
    <View className={s.line}>
      <View className={s.status} role="status">
        <View className={cx(s.dot, !isOnline && s.dotOff)} />
        <Text className={s.facts}>{facts.join(' · ')}</Text>
        {missing > 0 ? <Text className={s.warn}>{t('door.missing', { n: missing })}</Text> : null}
        {isFull ? <Text className={s.warn}>{t('door.full')}</Text> : null}
      </View>
      <Button size="s" kind="ghost" busy={busy} onTap={() => void refresh()}>
        {t('door.refresh')}
      </Button>
    </View>
  )
}
