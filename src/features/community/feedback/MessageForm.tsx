import { FEEDBACK_LIMITS } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { useSubmit } from '@/services/use-submit'
import { PictureSet } from '@/shared/picture/PictureSet'
import { Button } from '@/ui/controls/Button'
import { TextArea, TextField } from '@/ui/controls/TextField'
import s from './Feedback.module.scss'
import { useDraftMessage } from './useDraftMessage'

interface MessageBody {
  readonly text: string
  readonly images: number[]
  readonly contact?: string
  readonly close?: boolean
}

interface MessageFormProps {
  /** Names what is written, for its draft and for one submit at a time: `new`, `reply:3`. */
  readonly name: string
  readonly label: string
  readonly placeholder?: string
  readonly hasContact?: boolean
  readonly submitText: string
  /** A second button, which ends the conversation as well. */
  readonly closeText?: string
  readonly doneText: string
  readonly send: (body: MessageBody, key: string) => Promise<object>
  readonly onDone: (reply: object) => void
}

/** A text with pictures to the site, or its answer; what is typed stays until it has been sent. */
export function MessageForm({
  name,
  label,
  placeholder,
  hasContact,
  submitText,
  closeText,
  doneText,
  send,
  onDone,
}: MessageFormProps) {
  const t = useT()
  const { message, change, drop } = useDraftMessage(name)
  const { text, contact, images } = message
  const [uploads, setUploads] = useState(0)
  const { submit, busy } = useSubmit(`feedback:${name}`, send)
  const isBlank = text.trim() === ''
  const post = async (close: boolean) => {
    const body = {
      text: text.trim(),
      images: images.map(({ id }) => id),
      ...(contact.trim() && { contact: contact.trim() }),
      ...(close && { close }),
    }
    const reply = await submit(body)
    if (!reply) return
    drop()
    feedback.toast(doneText, { at: 'center' })
    onDone(reply)
  }
  return (
    <View className={s.form}>
      <TextArea
        label={label}
        placeholder={placeholder}
        value={text}
        max={FEEDBACK_LIMITS.text}
        onChange={(value) => change({ text: value })}
      />
      <PictureSet
        label={t('feedback.pictures')}
        nameOf={(n) => t('feedback.picture', { n })}
        images={images}
        max={FEEDBACK_LIMITS.images}
        onChange={(next) => change({ images: next })}
        onBusy={(one) => setUploads((count) => count + one)}
      />
      {hasContact ? (
        <TextField
          isStacked
          label={t('feedback.contact')}
          placeholder={t('feedback.contactHint')}
          value={contact}
          maxLength={FEEDBACK_LIMITS.contact}
          onChange={(value) => change({ contact: value })}
        />
      ) : null}
      <View className={s.actions}>
        <Button wide busy={busy} disabled={isBlank || uploads > 0} onTap={() => void post(false)}>
          {submitText}
        </Button>
        {closeText ? (
          <Button wide kind="ghost" busy={busy} disabled={isBlank || uploads > 0} onTap={() => void post(true)}>
            {closeText}
          </Button>
        ) : null}
      </View>
    </View>
  )
}
