import type { Door, DoorDevice } from '@storefront/contract/entities/door/door'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDoorTime } from '@/features/door/door-time'
import type { DoorEngine } from '@/features/door/offline/engine'
import { renameDevice } from '@/features/door/useDoorEngine'
import { type Translate, useT } from '@/i18n'
import { doorApi, doorKeys } from '@/services/api/door'
import { showError } from '@/services/error-handler'
import { Button } from '@/ui/controls/Button'
import { confirmWith } from '@/ui/overlay/dialogs'
import s from './Door.module.scss'
import { GateCounts } from './GateCounts'

const POLL_MS = 10_000

const deviceFacts = (
  { gate, by, last_seen, queue, list_at }: DoorDevice,
  t: Translate,
  timeText: (moment: string) => string,
): string[] => [
  [gate, by, t('door.seen', { time: timeText(last_seen) })].filter(Boolean).join(' · '),
  [
    list_at ? t('door.list', { time: timeText(list_at) }) : t('door.noList'),
    queue > 0 ? t('door.waiting', { n: queue }) : '',
  ]
    .filter(Boolean)
    .join(' · '),
]

/** Live counts of every gate, and the devices. */
export function Overview({
  event,
  door,
  engine,
}: {
  readonly event: number
  readonly door: Door
  readonly engine: DoorEngine
}) {
  const t = useT()
  const timeText = useDoorTime()
  const live = useQuery({
    queryKey: doorKeys.door(event),
    queryFn: ({ signal }) => doorApi.door(event, { signal }),
    refetchInterval: POLL_MS,
  })
  const devices = useQuery({
    queryKey: doorKeys.devices(event),
    queryFn: ({ signal }) => doorApi.devices(event, { signal }),
    refetchInterval: POLL_MS,
  })
  const { gates, expected } = live.data ?? door
  const rows = devices.data?.results
  const rename = async () => {
    const values = await confirmWith({
      title: t('door.deviceName'),
      text: t('door.deviceNameHint'),
      fields: [{ name: 'name', label: t('door.deviceName'), required: true, maxLength: 40 }],
    })
    if (!values?.name) return
    renameDevice(engine, values.name)
    await engine.beat().catch(showError)
    void devices.refetch()
  }
  return (
    <View className={s.list}>
      <View className={s.hint}>{t('door.counts.expected', { n: expected })}</View>
      {gates.map((gate) => (
        <GateCounts key={gate.id} gate={gate} />
      ))}
      <View className={s.title} role="heading" aria-level={2}>
        {t('door.devices')}
      </View>
      {rows?.length === 0 ? <View className={s.hint}>{t('door.noDevices')}</View> : null}
      {rows?.map((device) => (
        <View key={device.id} className={s.panel}>
          <View className={s.line}>
            <View className={s.title}>{device.name}</View>
            {device.missing > 0 ? <View className={s.warn}>{t('door.missing', { n: device.missing })}</View> : null}
            {device.id === engine.device.id ? (
              <Button size="s" kind="secondary" onTap={() => void rename()}>
                {t('door.rename')}
              </Button>
            ) : null}
          </View>
          {deviceFacts(device, t, timeText).map((fact) => (
            <View key={fact} className={s.text}>
              {fact}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
