import { View } from '@tarojs/components'
import { useState } from 'react'
import type { FormControl } from '@/forms/useSchemaForm'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { Button } from '@/ui/controls/Button'
import { TextArea } from '@/ui/controls/TextField'
import s from './PasteField.module.scss'
import { parsePastedAddress } from '@/features/account/paste-address'

/** Only what remains in the fields is limited: a pasted text is never cut. */
const MAX = 2000

/**
 * Fills the form from a pasted text: name, number, region and detail in any order. What is not in it stays as it is,
 * what has no field stays here.
 */
export function PasteField({ form }: { readonly form: Pick<FormControl, 'set'> }) {
  const t = useT()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const fill = async () => {
    if (text.trim() === '') return
    setBusy(true)
    const { name, mobile, detail, region, rest, hasIdNumber } = await parsePastedAddress(text)
    setBusy(false)
    const isAddress = mobile !== '' || region !== null
    if (!isAddress) return feedback.toast(t('address.pasteNothing'), { at: 'center' })
    const pasted = { name, mobile, address: detail, region }
    for (const [field, value] of Object.entries(pasted)) if (value) form.set(field, value)
    const isWhole = Object.values(pasted).every(Boolean) && region?.district !== ''
    feedback.toast(t(hasIdNumber ? 'address.pasteIdNumber' : isWhole ? 'address.pasteFilled' : 'address.pastePartly'), {
      at: 'center',
    })
    setText(rest)
  }
  return (
    <View className={s.box}>
      <TextArea
        label={t('address.paste')}
        placeholder={t('address.pastePlaceholder')}
        value={text}
        max={MAX}
        onChange={setText}
      />
      {text.trim() === '' ? null : (
        <View className={s.foot}>
          <Button size="s" kind="secondary" busy={busy} onTap={() => void fill()}>
            {t('address.pasteFill')}
          </Button>
        </View>
      )}
    </View>
  )
}
