import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { errorText } from '@/services/error-policy'
import { queryClient } from '@/services/query'
import { Button } from '@/ui/controls/Button'
import { TextField } from '@/ui/controls/TextField'
import s from '../checkout/Tickets.module.scss'

const CODE_MAX = 40

interface CodeEntryProps {
  readonly event: string
  /** The code that shows hidden types now; empty without one. */
  readonly code: string
  readonly onCode: (code: string) => void
}

/** Types that are hidden until a code is typed. A wrong one is said under the field, and what was shown stays. */
export function CodeEntry({ event, code, onCode }: CodeEntryProps) {
  const t = useT()
  const [text, setText] = useState(code)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const use = async () => {
    const accessCode = text.trim()
    setError(null)
    if (accessCode === '') return onCode('')
    setBusy(true)
    try {
      await queryClient.fetchQuery({
        queryKey: ticketKeys.sale(event, accessCode),
        queryFn: ({ signal }) => ticketsApi.sale(event, accessCode, { signal }),
        retry: false,
      })
      onCode(accessCode)
    } catch (refusal) {
      setError(errorText(refusal))
    } finally {
      setBusy(false)
    }
  }
  return (
    <View className={s.rows}>
      <TextField
        label={t('event.code')}
        placeholder={t('event.codeHint')}
        maxLength={CODE_MAX}
        value={text}
        onChange={setText}
        onConfirm={() => void use()}
        error={error}
        trailing={
          <Button size="s" kind="secondary" busy={busy} onTap={() => void use()}>
            {t('event.codeUse')}
          </Button>
        }
      />
    </View>
  )
}
