import { parseDoorCode } from '@storefront/contract/domain/door/door-code'
import { permissions } from '@storefront/contract/permissions'
import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { CodeInput } from '@/features/door/components/CodeInput'
import s from '@/features/door/components/Door.module.scss'
import { ShopCode } from '@/features/door/components/ShopCode'
import { REPEAT_MS } from '@/features/door/offline/engine'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { go } from '@/router'
import { useIsShown } from '@/shared/screen/useIsShown'
import { Screen } from '@/ui/layout/Screen'

/** ops.scan: the counter's one scanner. A ticket of an event leads to its door. */
export function ShopScanScreen() {
  const t = useT()
  const guard = useOps(permissions.verifyEticket)
  const isShown = useIsShown()
  const [code, setCode] = useState<string | null>(null)
  const last = useRef({ text: '', at: 0 })
  const onCode = async (text: string) => {
    const now = Date.now()
    if (text === last.current.text && now - last.current.at < REPEAT_MS) return
    last.current = { text, at: now }
    const parsedCode = parseDoorCode(text)
    if (parsedCode.kind === 'signed') await go('event.event.verify', { id: parsedCode.content.eventId })
    else setCode(parsedCode.kind === 'typed' ? parsedCode.code : text)
  }
  return (
    <Screen title={t('door.scanTitle')} state={guard ?? undefined}>
      <View className={s.page}>
        <View className={s.hint}>{t('door.shop.hint')}</View>
        <CodeInput onCode={onCode} isActive={isShown && guard === null} />
        {code ? <ShopCode key={code} code={code} onDone={() => setCode(null)} /> : null}
      </View>
    </Screen>
  )
}
