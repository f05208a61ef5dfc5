import type { Door, DoorDevice } from '@storefront/contract/entities/door/door'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { type Translate, useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { doorApi, doorKeys } from '@/services/api/door'
import s from './Door.module.scss'
import { GateCounts } from './GateCounts'

const POLL_MS = 10_000

const deviceFacts = ({ gate, by, last_seen, queue, list_at }: DoorDevice, t: Translate): string[] => [
  [gate, by, t('door.seen', { time: dateTimeText(last_seen) })].filter(Boolean).join(' · '),
  [list_at ? t('door.list', { time: dateTimeText(list_at) }) : t('door.noList'), queue > 0 ? t('door.waiting', { n: queue }) : ''].filter(Boolean).join(' · '),
]

/** Live counts of every gate, and the devices. */
export function Overview({ event, door }: { readonly event: number; readonly door: Door }) {
  const t = useT()
  const live = useQuery({ queryKey: doorKeys.door(event), queryFn: ({ signal }) => doorApi.door(event, { signal }), refetchInterval: POLL_MS })
  const devices = useQuery({ queryKey: doorKeys.devices(event), queryFn: ({ signal }) => doorApi.devices(event, { signal }), refetchInterval: POLL_MS })
  const { gates, expected } = live.data ?? door
  const rows = devices.data?.results
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
          </View>
          {deviceFacts(device, t).map((fact) => (
            <View key={fact} className={s.text}>
              {fact}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
