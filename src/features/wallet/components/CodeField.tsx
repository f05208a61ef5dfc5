import { useState } from 'react'
import { Button } from '@/ui/controls/Button'
import { TextField } from '@/ui/controls/TextField'

interface CodeFieldProps {
  readonly label: string
  readonly placeholder: string
  /** The label of the button: its action on the code. */
  readonly action: string
  readonly busy?: boolean
  /** The code without white space around it; true when it is done with and the field may be empty again. */
  readonly onCode: (code: string) => boolean | Promise<boolean>
}

const MAX = 60

/** A code that the shop gave out, with the button that makes something of it. */
export function CodeField({ label, placeholder, action, busy, onCode }: CodeFieldProps) {
  const [text, setText] = useState('')
  const code = text.trim()
  const hand = async () => {
    if (code !== '' && (await onCode(code))) setText('')
  }
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      value={text}
      maxLength={MAX}
      onChange={setText}
      onConfirm={() => void hand()}
      trailing={
        <Button size="s" kind="secondary" disabled={code === ''} busy={busy} onTap={() => void hand()}>
          {action}
        </Button>
      }
    />
  )
}
