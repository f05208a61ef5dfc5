import { parseDoorCode } from '@storefront/contract/domain/door/door-code'
import { doorTone } from '@storefront/contract/domain/door/reasons'
import type { DoorDirection } from '@storefront/contract/domain/door/admit'
import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import type { DoorView } from '@/features/door/useDoor'
import type { ScanOptions, ScanOutcome } from '@/features/door/offline/types'
import type { DoorControl } from '@/features/door/useDoorEngine'
import { useT } from '@/i18n'
import { signal } from '@/platform/signal'
import { showError } from '@/services/error-handler'
import { useIsShown } from '@/shared/screen/useIsShown'
import { Tabs } from '@/ui/navigation/Tabs'
import s from './Door.module.scss'
import { CodeInput } from './CodeInput'
import { DoorStatus } from './DoorStatus'
import { GateCounts } from './GateCounts'
import { ScanResult } from './ScanResult'
import { ShopCode } from './ShopCode'

const sounds = { good: 'good', attention: 'ask', ask: 'ask', wait: 'bad', bad: 'bad' } as const

interface ScanPanelProps {
  readonly control: DoorControl
  readonly view: DoorView
  readonly gate: number | null
}

/** The scanner of a gate: codes of tickets and registrations, and those of the shop's as well. */
export function ScanPanel({ control: { engine, state }, view, gate }: ScanPanelProps) {
  const t = useT()
  const isShown = useIsShown()
  const [direction, setDirection] = useState<DoorDirection>('entry')
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null)
  const [shopCode, setShopCode] = useState<string | null>(null)
  const isBusy = useRef(false)
  const list = view.lists.find(({ id }) => id === view.gates.find((one) => one.id === gate)?.list)

  const check = async (text: string, options: ScanOptions = {}): Promise<boolean> => {
    // One code at a time: the next one is read when this one is decided.
    if (isBusy.current) return false
    isBusy.current = true
    try {
      const result = await engine.scan(text, { direction, ...options })
      if (!result) return true
      setShopCode(null)
      setOutcome(result)
      const tone = doorTone(result.result, result.reason, result.attention)
      signal(sounds[tone])
      return tone === 'good' && (result.ticket === null || result.ticket.use_count >= result.ticket.uses)
    } catch (error) {
      signal('bad')
      showError(error)
      return false
    } finally {
      isBusy.current = false
    }
  }
  const onCode = async (text: string): Promise<boolean> => {
    const code = parseDoorCode(text)
    if (code.kind !== 'typed' || code.alike === 'ticket' || code.alike === 'other') return check(text)
    setOutcome(null)
    setShopCode(code.code)
    return false
  }
  const directions = [
    { key: 'entry', title: t('door.entry') },
    { key: 'exit', title: t('door.exit') },
  ] as const
  return (
    <View className={s.list}>
      <DoorStatus engine={engine} state={state} />
      {list?.has_exit ? (
        <Tabs label={t('door.direction')} items={directions} current={direction} onChange={setDirection} />
      ) : null}
      <CodeInput onCode={onCode} isActive={isShown} />
      {outcome ? (
        <ScanResult
          outcome={outcome}
          onAgain={(options) => void check(outcome.text, options)}
          onClear={() => setOutcome(null)}
        />
      ) : null}
      {shopCode ? <ShopCode key={shopCode} code={shopCode} onDone={() => setShopCode(null)} /> : null}
      {state.gate ? <GateCounts gate={state.gate} /> : null}
    </View>
  )
}
