import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { ConflictRows, ScanRows } from '@/features/door/components/ScanRows'
import { DoorSetup } from '@/features/door/components/DoorSetup'
import { GuestSearch } from '@/features/door/components/GuestSearch'
import { Overview } from '@/features/door/components/Overview'
import { ScanPanel } from '@/features/door/components/ScanPanel'
import s from '@/features/door/components/Door.module.scss'
import { DoorZoneProvider } from '@/features/door/door-time'
import { type DoorView, useDoor } from '@/features/door/useDoor'
import { useGate } from '@/features/door/useGate'
import { useDoorEngine } from '@/features/door/useDoorEngine'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { useSession } from '@/state/session'
import { SelectField } from '@/ui/controls/SelectField'
import { Empty } from '@/ui/feedback/Empty'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'

/** event.event.verify: the scanner of an event's gate, and what goes on at its doors. */
export function DoorScreen() {
  const t = useT()
  const { params } = useRoute()
  const event = Number(params.id)
  const { view, state } = useDoor(event)
  return (
    <Screen title={view?.door?.event.name ?? t('door.title')} state={state}>
      {view ? (
        <DoorZoneProvider value={view.offsets}>
          <DoorBody event={event} view={view} />
        </DoorZoneProvider>
      ) : null}
    </Screen>
  )
}

type Tab = 'scan' | 'counts' | 'scans' | 'conflicts' | 'search' | 'setup'

/** The tabs that need the server: they show and change its data alone. */
const needsDoor: readonly Tab[] = ['counts', 'setup']

function DoorBody({ event, view }: { readonly event: number; readonly view: DoorView }) {
  const t = useT()
  const [tab, setTab] = useState<Tab>('scan')
  const isSupervisor = useSession(({ user }) => user !== null && hasPermission(user.perms, permissions.superviseDoor))
  const { gate, choose } = useGate(event, view.gates)
  const control = useDoorEngine(event, gate, view.door)
  const tabs: readonly Tab[] = isSupervisor
    ? ['scan', 'counts', 'scans', 'conflicts', 'search', 'setup']
    : ['scan', 'counts', 'scans']
  return (
    <View className={s.page}>
      <Tabs
        label={t('door.tabs.label')}
        items={tabs.map((key) => ({ key, title: t(`door.tabs.${key}`) }))}
        current={tab}
        onChange={setTab}
      />
      {tab === 'scan' && view.gates.length > 1 ? (
        <View className={s.rows}>
          <SelectField
            label={t('door.gate')}
            placeholder={t('door.chooseGate')}
            options={view.gates.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={gate === undefined ? '' : String(gate)}
            onChange={choose}
          />
        </View>
      ) : null}
      {tab === 'scan' && gate !== undefined ? <ScanPanel control={control} view={view} gate={gate} /> : null}
      {needsDoor.includes(tab) && !view.door ? <Empty icon="globe" text={t('door.needsNetwork')} /> : null}
      {tab === 'counts' && view.door ? <Overview event={event} door={view.door} engine={control.engine} /> : null}
      {tab === 'scans' ? <ScanRows event={event} /> : null}
      {tab === 'conflicts' ? <ConflictRows event={event} /> : null}
      {tab === 'setup' && view.door ? <DoorSetup event={event} view={view} /> : null}
      {tab === 'search' ? <GuestSearch event={event} engine={control.engine} /> : null}
    </View>
  )
}
