import { MODERATION_LIMITS } from '@storefront/contract/constants'
import { type ReportReason, reportReasons } from '@storefront/contract/domain/community/moderation'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import type { ReportBody } from '@/services/api/comments'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { OptionRows } from '@/ui/controls/OptionRows'
import { TextArea } from '@/ui/controls/TextField'
import { Popup } from '@/ui/overlay/Popup'
import { type DialogProps, openDialog } from '@/ui/overlay/store'
import s from './ReportDialog.module.scss'

interface ReportDialogProps extends DialogProps<void> {
  /** The reported object, e.g. `comment:12`: a repeated submit finds its key by it. */
  readonly subject: string
  readonly send: (body: ReportBody, key: string) => Promise<unknown>
}

/** Asks why something is reported and sends it; a failure leaves what was typed. */
function ReportDialog({ subject, send, close }: ReportDialogProps) {
  const t = useT()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { submit, busy } = useSubmit(`report:${subject}`, send)
  const report = async () => {
    setChecked(true)
    if (!reason) return
    const words = text.trim()
    if (!(await submit({ reason, ...(words && { text: words }) }))) return
    feedback.toast(t('report.done'), { at: 'center' })
    close()
  }
  const foot = (
    <View className={s.foot}>
      <Button kind="ghost" className={s.action} onTap={() => close()}>
        {t('common.cancel')}
      </Button>
      <Button className={s.action} busy={busy} onTap={() => void report()}>
        {t('report.submit')}
      </Button>
    </View>
  )
  return (
    <Popup label={t('report.title')} onClose={() => close()} foot={foot}>
      <View className={s.fields}>
        <OptionRows
          one
          label={t('report.reason')}
          options={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
          chosenValues={reason ? [reason] : []}
          error={isChecked && !reason ? t('report.needReason') : null}
          onChange={([value]) => setReason(reportReasons.find((one) => one === value) ?? null)}
        />
        <TextArea
          label={t('report.text')}
          placeholder={t('report.textHint')}
          max={MODERATION_LIMITS.reportText}
          value={text}
          onChange={setText}
        />
      </View>
    </Popup>
  )
}

/** Reports a post or a person: by users alone. */
export async function openReport(subject: string, send: ReportDialogProps['send']): Promise<void> {
  if (await session().ensureLogin()) await openDialog(ReportDialog, { subject, send })
}
