import { View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { Button } from '@/ui/controls/Button'
import { OptionRows } from '@/ui/controls/OptionRows'
import { TextArea } from '@/ui/controls/TextField'
import { Sheet } from '@/ui/overlay/Sheet'
import { REASON_MAX } from './useDecision'

const SPANS = [1, 7, 30, 365] as const
const DAY_MS = 86_400_000

interface MuteSheetProps {
  readonly busy: boolean
  readonly onMute: (until: string, reason: string) => Promise<boolean>
  readonly onClose: () => void
}

/** For how long somebody cannot write, and why. */
export function MuteSheet({ busy, onMute, onClose }: MuteSheetProps) {
  const t = useT()
  // One moment for all tries: the same mute sent twice is one.
  const [now] = useState(() => Date.now())
  const [days, setDays] = useState('7')
  const [reason, setReason] = useState('')
  const mute = async () => {
    if (!reason.trim()) return feedback.toast(t('overlay.fillIn', { label: t('opsModeration.note') }), { at: 'center' })
    if (await onMute(new Date(now + Number(days) * DAY_MS).toISOString(), reason.trim())) onClose()
  }
  const foot = (
    <Button wide kind="danger" busy={busy} onTap={() => void mute()}>
      {t('opsModeration.action.mute')}
    </Button>
  )
  return (
    <Sheet open title={t('opsModeration.muteTitle')} foot={foot} onClose={onClose}>
      <View className={s.hint}>{t('opsModeration.muteHint')}</View>
      <OptionRows
        label={t('opsModeration.span')}
        options={SPANS.map((span) => ({ value: String(span), label: t('opsModeration.days', { n: span }) }))}
        chosenValues={[days]}
        onChange={([value = days]) => setDays(value)}
        one
      />
      <TextArea
        label={t('overlay.required', { label: t('opsModeration.note') })}
        value={reason}
        max={REASON_MAX}
        onChange={setReason}
      />
    </Sheet>
  )
}
