import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { CODE_TEXT_MAX } from '@storefront/contract/domain/door/door-code'
import { useT } from '@/i18n'
import { wait } from '@/lib/async'
import { listenToScanner } from '@/platform/key-scanner'
import { scan } from '@/platform/scan'
import { ScanView, scanView } from '@/platform/scan-view'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { Button } from '@/ui/controls/Button'
import { TextField } from '@/ui/controls/TextField'
import s from './Door.module.scss'

/** The time that a good result is shown before the vendor's scanner opens again over it. */
const NEXT_MS = 1200

interface CodeInputProps {
  /** Resolves with whether the next code can be scanned: nothing has to be read or answered. */
  readonly onCode: (text: string) => Promise<boolean>
  readonly isActive: boolean
}

/** The input of codes: by the camera, a hardware scanner, the vendor's own scanner in a loop, or typed. */
export function CodeInput({ onCode, isActive }: CodeInputProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    if (!isActive) return
    return listenToScanner((text) => void latest.current(text))
  }, [isActive])
  const type = () => {
    if (code.trim() === '') return
    setCode('')
    void onCode(code)
  }
  const scanOn = async (): Promise<void> => {
    const answer = await scan.scan()
    if (!answer.ok) return showDeviceError(answer.reason)
    if (!(await onCode(answer.text))) return
    await wait(NEXT_MS)
    return scanOn()
  }
  const isContinuous = scanView.isContinuous()
  return (
    <>
      {isContinuous && isActive ? (
        <View className={s.camera}>
          <ScanView label={t('door.camera')} onCode={(text) => void onCode(text)} />
        </View>
      ) : null}
      {!isContinuous ? (
        <Button wide onTap={() => void scanOn()}>
          {t('door.scanOne')}
        </Button>
      ) : null}
      <View className={s.rows}>
        <TextField
          label={t('door.code')}
          placeholder={t('door.codeHint')}
          value={code}
          maxLength={CODE_TEXT_MAX}
          onChange={setCode}
          onConfirm={type}
          trailing={
            <Button size="s" kind="secondary" onTap={type}>
              {t('door.check')}
            </Button>
          }
        />
      </View>
    </>
  )
}
